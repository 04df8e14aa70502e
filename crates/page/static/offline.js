// The service worker: all files of one build, kept together. A new build waits until no page of the old one is
// open, so that a game ends in the program in which it began.
const BUILD = '@BUILD@';
const FIRST = [@FIRST@];
const LATER = [@LATER@];

addEventListener('install', (event) => {
    const fresh = FIRST.map((file) => new Request(file, { cache: 'reload' }));
    event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(fresh)));
});

addEventListener('activate', (event) => {
    const forget = async () => {
        const builds = (await caches.keys()).filter((build) => build !== BUILD);
        await Promise.all(builds.map((build) => caches.delete(build)));
        await clients.claim();
        const cache = await caches.open(BUILD);
        // Sound may come as late as it likes.
        cache.addAll(LATER).catch((why) => console.warn(why));
    };
    event.waitUntil(forget());
});

addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method !== 'GET' || !url.startsWith(registration.scope)) return;
    const kept = caches.open(BUILD).then((cache) => cache.match(event.request, { ignoreSearch: true }));
    event.respondWith(kept.then((answer) => answer ?? fetch(event.request)));
});
