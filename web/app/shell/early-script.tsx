import { createContext, useContext } from 'react'

/**
 * Runs in the head of the page, before there is anything to press: remembers what is pressed until the first script is
 * here and takes it. The browser's own search by Ctrl-K is kept away as later too.
 */
const recorder = `(() => {
  const types = ['pointerdown', 'click', 'keydown'], heard = []
  const note = (event) => {
    heard.push(event)
    if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) event.preventDefault()
  }
  for (const type of types) addEventListener(type, note, true)
  window.takeEarlyEvents = () => {
    for (const type of types) removeEventListener(type, note, true)
    return heard.splice(0)
  }
})()`.replace(/\n\s*/g, '\n')

/** What the page's policy asks of its inline scripts; none for a page that is kept, which names them by hash. */
export const Nonce = createContext<string | undefined>(undefined)

export function EarlyScript() {
  // A browser hides the nonce from scripts, and so from what compares the page with the server's.
  const nonce = useContext(Nonce)
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own
      dangerouslySetInnerHTML={{ __html: recorder }}
      suppressHydrationWarning
    />
  )
}
