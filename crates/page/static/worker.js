// A worker of the page: another instance of its program, which answers questions. The first message is the
// compiled program. When that starts, it takes the messages over, so it must not wait for anything.

import init from "./o-an-quan.js";

// Returns a file beside the page. A worker may wait for it.
self.readBeside = (name) => {
  const request = new XMLHttpRequest();
  request.open("GET", name, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`HTTP ${request.status}`);
  return new Uint8Array(request.response);
};

self.onmessage = async ({ data: module }) => {
  try {
    await init({ module_or_path: module });
  } catch (error) {
    // Outside the promise, so that the page hears of it.
    setTimeout(() => { throw error; });
  }
};
