// Keeps the offline page and the files that carry a hash in their name; never a page, never an answer of the API.
const kept = 'arvand-static-1'
const atInstall = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']
const most = 200

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(atInstall)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const drop = (names) =>
    Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)))
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  } else if (
    origin === self.location.origin &&
    (pathname.startsWith('/assets/') || atInstall.includes(pathname))
  ) {
    event.respondWith(fromCacheFirst(request))
  }
})

async function fromCacheFirst(request) {
  const cache = await caches.open(kept)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const names = await cache.keys()
    const old = names.filter(({ url }) => new URL(url).pathname.startsWith('/assets/')).slice(0, -most)
    await Promise.all(old.map((name) => cache.delete(name)))
  }
  return answer
}
