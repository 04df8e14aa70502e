// The service worker: all files of one build, kept together. A new build waits until no page of the old one is
// open, so that a game ends in the program in which it began.
const BUILD = '@BUILD@';
const FIRST = [@FIRST@];
const LATER = [@LATER@];

addEventListener('install', (event) => {
    // The page has just fetched them: the browser only asks whether they are still the newest.
    const fresh = FIRST.map((file) => new Request(file, { cache: 'no-cache' }));
    event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(fresh)));
});

addEventListener('activate', (event) => {
    const forget = async () => {
        const builds = (await caches.keys()).filter((build) => build !== BUILD);
        await Promise.all(builds.map((build) => caches.delete(build)));
        await clients.claim();
    };
    event.waitUntil(forget());
});

// Returns what is kept, or fetches it. Sounds, music and large icons are kept once somebody has asked for them.
async function answer(request) {
    const cache = await caches.open(BUILD);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const fetched = await fetch(request);
    const name = new URL(request.url).pathname;
    if (fetched.ok && LATER.some((file) => name.endsWith(`/${file}`))) {
        cache.put(request, fetched.clone()).catch((why) => console.warn(why));
    }
    return fetched;
}

addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method !== 'GET' || !url.startsWith(registration.scope)) return;
    event.respondWith(answer(event.request));
});
