// Starts the program in the page, and keeps it for the next time without a network.
const waiting = document.getElementById('waiting');
// Its words, as the program will choose them.
if (waiting) waiting.lang = /^vi\b/i.test(navigator.language) ? 'vi' : 'en';

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
