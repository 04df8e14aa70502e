// Starts the program in the page, and keeps it for the next time without a network.
import init from './o-an-quan.js';

const waiting = document.getElementById('waiting');

// A browser that loses its graphics draws again after a reload; all games are kept.
document.getElementById('game').addEventListener('webglcontextlost', () => location.reload());

// Another link, pasted into the address, is another game.
addEventListener('hashchange', () => location.reload());

try {
    await init();
} catch (why) {
    if (waiting) waiting.textContent = `Trò chơi không mở được. The game cannot be opened. ${why}`;
    throw why;
}

if ('serviceWorker' in navigator && location.protocol !== 'file:') {
    navigator.serviceWorker.register('offline.js').catch((why) => console.warn(why));
}
