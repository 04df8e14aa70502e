// A worker of the page: another instance of its program, which answers questions. The first message is the
// compiled program. When that starts, it takes the messages over, so it must not wait for anything.

import init from "./o-an-quan.js";

self.onmessage = async ({ data: module }) => {
  try {
    await init({ module_or_path: module });
  } catch (error) {
    // Outside the promise, so that the page hears of it.
    setTimeout(() => { throw error; });
  }
};
