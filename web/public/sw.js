// Stores the offline page, the files that carry a hash in their name, and the lessons that a person downloaded. Nothing
// else: no other page, and no answer of the API.
const kept = 'arvand-static-1'
const atInstall = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg']
const most = 200

// `features/offline` fills these caches: one for each lesson, and one for the files that all lessons share.
const packs = 'arvand-pack-'
const database = 'arvand-offline'
const syncTag = 'arvand-queue'
const leaving = /^\/signout$|\/(?:auth\/signout|panel\/logout)$/
const noticePage = '/panel/notices'
const later = /\/panel\/(?:course\/(?:step|position)|note\/save|sampleQuestion\/answer)$/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(atInstall)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const drop = (names) =>
    Promise.all(
      names.filter((name) => name !== kept && !name.startsWith(packs)).map((name) => caches.delete(name)),
    )
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && leaving.test(pathname)) event.respondWith(leave(event))
  if (request.method === 'POST' && later.test(pathname)) event.respondWith(sendOrQueue(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || atInstall.includes(pathname))
    event.respondWith(fromCacheFirst(request))
  else if (pathname.startsWith('/media/')) event.respondWith(media(request))
  else if (pathname.startsWith('/learn/') && pathname.endsWith('.data')) event.respondWith(pageData(request))
})

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendQueue())
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(event.notification.data?.link))
})

self.addEventListener('message', (event) => {
  if (event.data?.ask === 'send-queue') event.waitUntil(sendQueue(event.data.token).catch(() => undefined))
})

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await inPacks(request)) ?? caches.match('/offline.html')
  }
}

async function pageData(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await inPacks(request)
    if (found) return found
    throw error
  }
}

async function fromCacheFirst(request) {
  const cache = await caches.open(kept)
  const found = await cache.match(request)
  if (found) return found
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      await cache.put(request, answer.clone())
      const names = await cache.keys()
      const old = names.filter(({ url }) => new URL(url).pathname.startsWith('/assets/')).slice(0, -most)
      await Promise.all(old.map((name) => cache.delete(name)))
    }
    return answer
  } catch (error) {
    const inPack = await inPacks(request)
    if (inPack) return inPack
    throw error
  }
}

/** Matches by the path alone: the signed links in a stored page expire after a day. */
async function inPacks(request) {
  const names = (await caches.keys()).filter((name) => name.startsWith(packs))
  for (const name of names) {
    const cache = await caches.open(name)
    const found = await cache.match(new URL(request.url).pathname, { ignoreSearch: true, ignoreVary: true })
    if (found) return found
  }
  return null
}

/** Answers a downloaded file from the cache, without the network; a player requests ranges of it. */
async function media(request) {
  const found = await inPacks(request)
  if (!found) return fetch(request)
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!range) return found
  const bytes = await found.blob()
  const from = range[1] === '' ? Math.max(0, bytes.size - Number(range[2])) : Number(range[1])
  const to = range[1] === '' || range[2] === '' ? bytes.size - 1 : Math.min(Number(range[2]), bytes.size - 1)
  const headers = new Headers(found.headers)
  if (from > to) {
    headers.set('content-range', `bytes */${bytes.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${from}-${to}/${bytes.size}`)
  headers.set('content-length', String(to - from + 1))
  return new Response(bytes.slice(from, to + 1), { status: 206, headers })
}

/** Queues what is done in a lesson without a connection; the server counts the same request only once. */
async function sendOrQueue(request) {
  const { pathname } = new URL(request.url)
  const body = await request.clone().text()
  const key = keyOf(pathname, body)
  // The queue may be sending an older position, which would arrive after this one: wait for it first.
  if (sending) await sending.catch(() => undefined)
  try {
    const answer = await fetch(request)
    // A newer position has arrived, so the queued older one must not be sent after it.
    if (answer.ok && pathname.endsWith('/position')) await inQueue('readwrite', (queue) => queue.delete(key))
    return answer
  } catch (error) {
    const authorization = request.headers.get('authorization')
    if (!authorization) throw error
    // Practised with a line the answer is needed at once; the questions of a day carry an id, to be sent later.
    if (pathname.endsWith('/answer') && !body.includes('"requestId"')) throw error
    const waiting = { key, path: pathname, body, authorization, at: Date.now() }
    await inQueue('readwrite', (queue) => queue.put(waiting))
    await self.registration.sync?.register(syncTag).catch(() => undefined)
    return keptForLater(pathname)
  }
}

function keyOf(pathname, body) {
  try {
    const { lessonId, step, requestId } = JSON.parse(body)
    return [pathname, lessonId, step ?? requestId ?? ''].join(' ')
  } catch {
    return [pathname, body].join(' ')
  }
}

function keptForLater(pathname) {
  if (pathname.endsWith('/position')) return Response.json({})
  const problem = {
    type: '/problems/offline.kept',
    title: 'اینترنت وصل نیست. این کار ذخیره شد و با وصل شدن اینترنت خودش انجام می‌شود.',
    status: 503,
    code: 'offline.kept',
  }
  return Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } })
}

let sending = null

/** Sends the queued requests, oldest first; throws while some could not be sent, so that the browser tries again. */
function sendQueue(token) {
  sending ??= sendAll(token).finally(() => {
    sending = null
  })
  return sending
}

async function sendAll(token) {
  await tellRefused()
  const waiting = (await inQueue('readonly', (queue) => queue.getAll())).filter(isWaiting)
  for (const { key, at } of waiting.sort((one, two) => one.at - two.at)) {
    const now = await inQueue('readonly', (queue) => queue.get(key))
    // The entry was sent meanwhile, or a newer one replaced it, which is sent at the next try.
    if (now?.at !== at) continue
    const { path, body, authorization } = now
    const headers = {
      'content-type': 'application/json',
      authorization: token ? `Bearer ${token}` : authorization,
    }
    const answer = await fetch(path, { method: 'POST', headers, body, credentials: 'omit' })
    const { status } = answer
    // After a 401 the queue waits for the same person's next session. Any refusal but 401, 429 and 5xx would be the
    // same at every try, so its entry is not sent again; it stays until a page has told the person.
    // A position is not told: the player has it from the server at the next opening.
    if (status === 401) return
    if (status >= 500 || status === 429) throw new Error('not yet')
    const isRefused = !answer.ok && !path.endsWith('/position')
    const refused = isRefused ? ((await answer.json().catch(() => null))?.title ?? '') : null
    const then = await inQueue('readonly', (queue) => queue.get(key))
    if (then?.at !== at) continue
    if (isRefused) await inQueue('readwrite', (queue) => queue.put({ ...then, refused }))
    else await inQueue('readwrite', (queue) => queue.delete(key))
  }
  await tellRefused()
  if (waiting.length === 0) return
  if ((await inQueue('readonly', (queue) => queue.getAll())).some(isWaiting))
    throw new Error('more came meanwhile')
  const pages = await self.clients.matchAll()
  for (const one of pages) one.postMessage({ told: 'queue-sent' })
}

const isWaiting = ({ refused }) => refused === undefined

/** Has one page tell the person what the server has refused for good, and forgets it then. */
async function tellRefused() {
  const refused = (await inQueue('readonly', (queue) => queue.getAll())).filter((one) => !isWaiting(one))
  const [page] = refused.length > 0 ? await self.clients.matchAll() : []
  if (!page) return
  for (const { key, path, body, refused: reason } of refused) {
    page.postMessage({ told: 'queue-refused', path, body, reason })
    await inQueue('readwrite', (queue) => queue.delete(key))
  }
}

/** Browsers want every message shown, so one that cannot be read is shown too. */
async function showNotice(data) {
  const { id, title, text, link } = noticeIn(data)
  await self.registration.showNotification(title, {
    body: text,
    // The same notice that arrives twice is shown once.
    tag: id,
    data: { link },
    lang: 'fa',
    dir: 'rtl',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  })
}

function noticeIn(data) {
  try {
    return data.json()
  } catch {
    return { id: 'unread', title: 'آروند', text: 'اعلان تازه‌ای دارید.', link: noticePage }
  }
}

/** Opens the page of a notice in an open tab of ours, or else in a new one. */
async function openNotice(link = noticePage) {
  const { href, origin } = new URL(link, self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page =
    pages.find(({ url }) => url === href) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0]
  if (!page) return void (await self.clients.openWindow(href))
  await page.focus().catch(() => undefined)
  if (page.url === href) return
  // A tab that this worker does not control cannot be led anywhere.
  await page.navigate(href).catch(() => self.clients.openWindow(href))
}

/** Erases all downloaded lessons at sign-out, even if the page is closed before it can do so itself. */
async function leave(event) {
  const answer = await fetch(event.request)
  event.waitUntil(eraseAll().catch(() => undefined))
  event.waitUntil(closeNotices().catch(() => undefined))
  return answer
}

/** Notices of the person who leaves are not left on the screen for the next one. */
async function closeNotices() {
  for (const notice of await self.registration.getNotifications()) notice.close()
}

async function eraseAll() {
  // Both stores are cleared even without downloads, because queued requests may belong to a person who has none.
  const names = (await caches.keys()).filter((name) => name.startsWith(packs))
  await Promise.all(names.map((name) => caches.delete(name)))
  await inStore('packs', 'readwrite', (kept) => kept.clear())
  await inStore('queue', 'readwrite', (queue) => queue.clear())
}

/** The same stores as `features/offline/database.ts` creates. */
function openDatabase() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('packs', { keyPath: 'lessonId' })
      opening.result.createObjectStore('queue', { keyPath: 'key' })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const inQueue = (mode, act) => inStore('queue', mode, act)

async function inStore(name, mode, act) {
  const open = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const asked = act(open.transaction(name, mode).objectStore(name))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  } finally {
    open.close()
  }
}
