// Starts the program in the page, and keeps it for the next time without a network.
const waiting = document.getElementById('waiting');
// The language of its words and of the page, as the program will choose it: a browser that took the page for a Vietnamese
// one would offer to translate it.
document.documentElement.lang = /^vi\b/i.test(navigator.language) ? 'vi' : 'en';
if (waiting) waiting.lang = document.documentElement.lang;

try {
    const { default: init } = await import('./o-an-quan.js');
    await init();
} catch (why) {
    if (waiting) waiting.textContent = `Trò chơi không mở được. The game cannot be opened. ${why}`;
    throw why;
}

if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    navigator.serviceWorker.register('offline.js').catch((why) => console.warn(why));
}
