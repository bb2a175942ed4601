import { followTyping } from './api/typed-text.ts'
import { listenForTrouble } from './shell/browser-trouble.ts'
import { rememberPresses } from './shell/early-press.ts'
import { giveKept } from './shell/give-kept.ts'
import { listenForKeyLinks } from './shell/key-links.ts'
import { noteArrival } from './shell/note-arrival.ts'
import { keepOfflinePage } from './shell/offline-worker.ts'
import { listenForPaletteKey } from './shell/palette-wish.ts'
import { wakeOn } from './shell/wake.ts'

listenForTrouble()
noteArrival()
giveKept(document)
listenForPaletteKey()
listenForKeyLinks()
rememberPresses()
followTyping()
keepOfflinePage()
wakeOn(() => import('./hydrate.tsx').then(({ hydrate }) => hydrate()))
