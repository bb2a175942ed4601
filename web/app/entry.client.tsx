import { noteEndedSession } from './api/ended-session.ts'
import { followTyping } from './api/typed-text.ts'
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
// Under `npm run dev` the page of an attempt begins here too, behind what replaces changed modules.
if (import.meta.env.DEV && document.documentElement.dataset.hydrate === 'alone')
  void import('./attempt-entry.ts')
else hydrateOn(() => import('./hydrate.tsx').then(({ hydrate }) => hydrate()), early.some(isPress))
