// Stands between the page and the network for one thing only: when somebody opens the page and the server is not there,
// it answers with the words that the page has kept for that (offline.svelte.ts). It keeps nothing itself.
const AWAY = [502, 503, 504]; // what a proxy says for a server that is not there

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate" && !path.startsWith("/api/")) event.respondWith(answer(event));
});

async function begin() {
  await registration.navigationPreload?.enable(); // the server is asked while this script still wakes up
  await clients.claim();
}

async function answer(event) {
  const sent = await ask(event).catch(() => null);
  if (sent && !AWAY.includes(sent.status)) return sent;
  return (await caches.match("/offline")) ?? sent ?? Response.error();
}

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}
