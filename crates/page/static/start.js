// Starts the program in the page.
import init from './o-an-quan.js';

try {
    await init();
} catch (why) {
    const waiting = document.getElementById('waiting');
    if (waiting) waiting.textContent = String(why);
    throw why;
}
