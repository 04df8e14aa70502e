// Starts the program in the page, and keeps it for the next time without a network.
import init from './o-an-quan.js';

const waiting = document.getElementById('waiting');

try {
    await init();
} catch (why) {
    if (waiting) waiting.textContent = `Trò chơi không mở được. The game cannot be opened. ${why}`;
    throw why;
}

if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    navigator.serviceWorker.register('offline.js').catch((why) => console.warn(why));
}
