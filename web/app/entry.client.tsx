import { followTyping } from './api/typed-text.ts'
import { listenForTrouble } from './shell/browser-trouble.ts'
import { giveKept } from './shell/give-kept.ts'
import { listenForKeyLinks } from './shell/key-links.ts'
import { noteArrival } from './shell/note-arrival.ts'
import { keepOfflinePage } from './shell/offline-worker.ts'
import { listenForPaletteKey } from './shell/palette-wish.ts'
import { holdPresses } from './shell/presses.ts'
import { wakeOn } from './shell/wake.ts'

listenForTrouble()
noteArrival()
giveKept(document)
listenForPaletteKey()
listenForKeyLinks()
holdPresses()
followTyping()
keepOfflinePage()
wakeOn(() => import('./hydrate.tsx').then(({ hydrate }) => hydrate()))
