import { createContext, useContext } from 'react'

/**
 * Runs in the head of the page, before there is anything to press: records pointer and key events until the first
 * script takes them over. Also prevents the browser's own search by Ctrl-K and its own offer to install, as their
 * listeners do later. Lets the scripts begin that a page holds until it has loaded or somebody presses something
 * (`scripts-last.ts`).
 */
const recorder = `(() => {
  const types = ['pointerdown', 'click', 'keydown', 'beforeinstallprompt'], heard = []
  const begin = () => {
    const held = document.querySelector('script[data-held]')
    if (!held) return
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.nonce = held.nonce
    script.text = held.text
    held.replaceWith(script)
  }
  addEventListener('load', begin)
  addEventListener('DOMContentLoaded', () => heard.length > 0 && begin())
  const note = (event) => {
    heard.push(event)
    begin()
    if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) event.preventDefault()
    if (event.type === 'beforeinstallprompt') event.preventDefault()
  }
  for (const type of types) addEventListener(type, note, true)
  window.takeEarlyEvents = () => {
    for (const type of types) removeEventListener(type, note, true)
    return heard.splice(0)
  }
})()`.replace(/\n\s*/g, '\n')

/**
 * The nonce that the page's security policy requires of inline scripts; none for a cached page, whose policy lists
 * their hashes.
 */
export const Nonce = createContext<string | undefined>(undefined)

export function EarlyScript() {
  // A browser hides the nonce from scripts, so hydration would find a difference: hence `suppressHydrationWarning`.
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
