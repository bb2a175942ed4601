/** Chromium's event before it would offer to install the site. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let prompt: InstallPrompt | null = null
const hearers = new Set<() => void>()

const offered = 'beforeinstallprompt'

/**
 * Holds back the browser's own offer: `features/install` makes it at a better moment. `early` are the events from
 * before this script; one that was an offer was held back already.
 */
export function holdInstallPrompt(early: readonly Event[], target: Window = window): void {
  for (const event of early) if (event.type === offered) hold(event as InstallPrompt)
  target.addEventListener(offered, (event) => {
    event.preventDefault()
    hold(event as InstallPrompt)
  })
  target.addEventListener('appinstalled', () => hold(null))
}

function hold(next: InstallPrompt | null): void {
  prompt = next
  for (const hear of hearers) hear()
}

/** Null where the browser does not install, or has installed. */
export const heldInstallPrompt = (): InstallPrompt | null => prompt

export function onInstallPrompt(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
