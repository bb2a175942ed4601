import { noteEndedSession } from './api/ended-session.ts'
import { followTyping, hasTyped } from './api/typed-text.ts'
import { listenForTrouble } from './shell/browser-trouble.ts'
import { isPress, takeEarlyEvents } from './shell/early-events.ts'
import { fillStored } from './shell/fill-stored.ts'
import { hydrateOn } from './shell/hydrate.ts'
import { holdInstallPrompt } from './shell/install-prompt.ts'
import { listenForKeyLinks } from './shell/key-links.ts'
import { noteArrival } from './shell/note-arrival.ts'
import { cacheOfflinePage } from './shell/offline-worker.ts'
import { listenForPaletteKey } from './shell/palette-wish.ts'
import { holdPresses } from './shell/presses.ts'

listenForTrouble()
const early = takeEarlyEvents()
noteArrival()
noteEndedSession()
fillStored(document)
listenForPaletteKey(early)
listenForKeyLinks(early)
holdPresses(early)
followTyping()
cacheOfflinePage()
holdInstallPrompt(early)
// Dictated and pasted words, a wheel and a place that is come back to leave no key and no press.
const isTouched = early.some(isPress) || hasTyped() || window.scrollY > 0
// Under `npm run dev` the page of an attempt begins here too, behind what replaces changed modules.
if (import.meta.env.DEV && document.documentElement.dataset.hydrate === 'alone')
  void import('./attempt-entry.ts')
else hydrateOn(() => import('./hydrate.tsx').then(({ hydrate }) => hydrate()), isTouched)
