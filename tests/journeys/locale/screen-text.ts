/** The texts and links of one page. */
export interface ScreenText {
  /** All visible and read-aloud texts, except code and what people wrote: posts, notes, reviews, fields. */
  readonly texts: readonly string[]
  /** The same without parts that are marked as left to right: codes, addresses, numbers of cards and mobiles. */
  readonly proseTexts: readonly string[]
  readonly links: readonly string[]
}

/** Runs in the browser: fetches a page with this visitor's session and reads the HTML as the server sent it. */
export async function readScreen(path: string): Promise<ScreenText> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const silent =
    'script, style, template, code, pre, kbd, samp, textarea, math annotation, .sr-only, p.bidi-plain'
  const marked = '[dir=ltr], bdi, .ltr-run'
  const texts: string[] = []
  const proseTexts: string[] = []
  const take = (text: string | null, at: Element) => {
    if (!text || !/\d|[۰-۹]/.test(text) || at.closest(silent)) return
    texts.push(text)
    if (!at.closest(marked)) proseTexts.push(text.replace(/\u2066[^\u2069]*\u2069/g, ''))
  }
  const shown = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
  for (const element of page.querySelectorAll('body *, head title')) {
    // Neighbouring text nodes of one element form one sentence.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    take(own.map(({ textContent }) => textContent).join(''), element)
    for (const { name, value } of element.attributes) if (shown.has(name)) take(value, element)
    // A field for digits shows its value in the digits of the locale; other fields hold the typed text.
    if (element.matches('input[dir=ltr][value]:not([type=hidden], [type=email])'))
      take(element.getAttribute('value'), element)
  }
  const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
  return { texts, proseTexts, links }
}
