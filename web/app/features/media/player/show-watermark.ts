const moveMs = 14_000
const checkMs = 2000
/** Positions of the text in percent of the picture, none of them under the controls. */
const places = [
  [6, 8],
  [58, 14],
  [30, 40],
  [64, 60],
  [8, 66],
  [40, 22],
] as const

// Used in a shadow root, which the page's styles do not reach.
const look = `
  :host { all: initial !important; display: block !important; position: absolute !important; inset: 0 !important;
    overflow: hidden !important; pointer-events: none !important; z-index: 1 !important; }
  span { position: absolute; max-inline-size: 60%; color: #fff; opacity: 0.34; text-shadow: 0 0 3px #000;
    font: 600 clamp(11px, 1.6vw, 16px) / 1.6 "Vazirmatn Variable", Vazirmatn, Tahoma, sans-serif; direction: rtl;
    transition: inset-inline-start 12s linear, inset-block-start 12s linear; }
  @media (prefers-reduced-motion: reduce) { span { transition: none; } }
`

interface Mark {
  readonly host: HTMLElement
  readonly words: HTMLElement
}

function makeMark(text: string): Mark {
  const host = document.createElement('div')
  const words = document.createElement('span')
  host.setAttribute('aria-hidden', 'true')
  words.textContent = text
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(words)
  return { host, words }
}

function put({ words }: Mark, at: number): void {
  const [across, down] = places[at % places.length] ?? places[0]
  words.style.insetInlineStart = `${across}%`
  words.style.insetBlockStart = `${down}%`
}

/** Whether a viewer could see the watermark. */
function isSeen({ host, words }: Mark): boolean {
  const { display, visibility, opacity } = getComputedStyle(host)
  const { width, height } = words.getBoundingClientRect()
  return display !== 'none' && visibility === 'visible' && Number(opacity) > 0.9 && width > 0 && height > 0
}

/**
 * Draws a moving watermark over a video, so that a copy shows whose it is. When it is removed or changed it is drawn
 * anew at once; when it is invisible `onHidden` is called. It prevents easy copies only; a filmed screen shows it.
 */
export function showWatermark(frame: HTMLElement, text: string, onHidden: () => void): () => void {
  let at = Math.floor(Math.random() * places.length)
  let mark = makeMark(text)
  const watcher = new MutationObserver((changes) => {
    const isTouched = changes.some(({ target }) => target !== frame)
    if (isTouched || mark.host.parentNode !== frame) renew()
  })
  function watch() {
    watcher.observe(frame, { childList: true })
    watcher.observe(mark.host, { attributes: true })
    watcher.observe(mark.words, { attributes: true, characterData: true, childList: true, subtree: true })
  }
  function renew() {
    watcher.disconnect()
    mark.host.remove()
    mark = makeMark(text)
    put(mark, at)
    frame.append(mark.host)
    watch()
  }
  renew()
  const moving = window.setInterval(() => {
    watcher.disconnect()
    at += 1
    put(mark, at)
    watch()
  }, moveMs)
  const checking = window.setInterval(() => {
    if (frame.offsetWidth === 0 || isSeen(mark)) return
    onHidden()
    renew()
  }, checkMs)
  return () => {
    window.clearInterval(moving)
    window.clearInterval(checking)
    watcher.disconnect()
    mark.host.remove()
  }
}
