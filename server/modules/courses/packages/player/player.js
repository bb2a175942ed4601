// Runs in the browser, on the host of packages. It provides the run-time that a SCO looks for (SCORM 1.2, 3.3.6.1; 2004
// RTE 3.3.6), shows the SCO in a frame, and exchanges messages only with the page of the app: in both directions only
// with the one origin that the server wrote into this page.

const app = document.querySelector('meta[name="arvand-app"]').content
const content = document.getElementById('content')
const tell = (message) => window.parent.postMessage(message, app)

let begun = false

window.addEventListener('message', (event) => {
  if (event.origin !== app || event.source !== window.parent) return
  const { kind, launch } = event.data ?? {}
  if (kind === 'arvand.close') return close()
  if (kind !== 'arvand.launch' || begun) return
  begun = true
  void begin(launch)
})

async function begin({ standard, kind, href, data, open }) {
  if (kind === 'sco') await (standard === '1.2' ? hold12(data) : hold2004(data, open))
  // An asset reports nothing itself: it counts as completed when it is opened.
  else tell({ kind: 'arvand.save', data: {}, ends: true })
  content.src = `content/${href}`
}

/** Unloads the SCO, which commits its last data while it is unloaded. */
function close() {
  content.addEventListener('load', () => tell({ kind: 'arvand.closed' }), { once: true })
  content.src = 'about:blank'
}

async function hold12(data) {
  const { Scorm12API } = await import('./__scorm-1.2.js')
  window.API = runtime(Scorm12API, data)
}

async function hold2004(data, open) {
  const { Scorm2004API } = await import('./__scorm-2004.js')
  window.API_1484_11 = runtime(Scorm2004API, data, { scoItemIds: open })
}

function runtime(Api, data, settings = {}) {
  const api = new Api({
    // This address is never requested: the service below takes the commits.
    lmsCommitUrl: 'commit',
    dataCommitFormat: 'flattened',
    sendFullCommit: true,
    mastery_override: true,
    logLevel: 'NONE',
    ...settings,
    httpService: { processHttpRequest: (_url, kept, ends) => save(kept, ends), updateSettings() {} },
  })
  api.loadFromFlattenedJSON(data)
  const wish = (to) => (_element, part) => tell({ kind: 'arvand.wish', to, part })
  api.on('SequenceNext', wish('next'))
  api.on('SequencePrevious', wish('before'))
  api.on('SequenceChoice', wish('part'))
  api.on('SequenceJump', wish('part'))
  // Also stores data that a SCO never commits: closing the page loses at most five seconds.
  let isDue = false
  const keepSoon = () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      if (api.isInitialized()) save(api.getFlattenedCMI(), false)
    }, 5000)
  }
  api.on('LMSSetValue', keepSoon)
  api.on('SetValue', keepSoon)
  window.addEventListener('pagehide', () => {
    if (api.isInitialized()) save(api.getFlattenedCMI(), false)
  })
  return api
}

function save(kept, ends) {
  const said = Object.entries(kept).filter(([, value]) => typeof value === 'string' && value !== '')
  tell({ kind: 'arvand.save', data: Object.fromEntries(said), ends: ends === true })
  return { result: 'true', errorCode: 0 }
}

// A package may connect only to its own host. Other hosts that it tries are reported to the app, which then explains an
// empty frame.
const stopped = new Set()

function meet(address) {
  const url = URL.parse(address)
  if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.host === location.host || url.origin === app)
    return
  if (stopped.has(url.hostname)) return
  stopped.add(url.hostname)
  tell({ kind: 'arvand.outside', hosts: [...stopped] })
}

const watched = new WeakSet()

/** Listens for blocked requests in a frame and the frames in it; the package may add and remove frames at any time. */
function watch(frame) {
  try {
    const { document: page } = frame
    if (!watched.has(page)) watchPage(frame, page)
    for (let nth = 0; nth < frame.length; nth += 1) watch(frame[nth])
  } catch {
    // A frame of another site cannot be read; there the policy does not apply.
  }
}

function watchPage(frame, page) {
  watched.add(page)
  page.addEventListener('securitypolicyviolation', ({ blockedURI }) => meet(blockedURI))
  // Requests that were blocked before this listener; not every browser stores them.
  if (frame.ReportingObserver) {
    const hear = (reports) => {
      for (const { body } of reports) meet(body.blockedURL)
    }
    new frame.ReportingObserver(hear, { types: ['csp-violation'], buffered: true }).observe()
  }
  const scripts = () => {
    for (const { src } of page.querySelectorAll('script[src], embed[src]')) meet(src)
  }
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', scripts)
  else scripts()
}

setInterval(() => watch(content.contentWindow), 500)

tell({ kind: 'arvand.ready' })
