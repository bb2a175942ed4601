import { beginAttempt } from './features/exams/attempt/begin-attempt.tsx'
import { listenForTrouble } from './shell/browser-trouble.ts'
import { takeEarlyEvents } from './shell/early-events.ts'
import { cacheOfflinePage } from './shell/offline-worker.ts'
import { holdPresses } from './shell/presses.ts'

// What `entry.client.tsx` does for all other pages, as far as an exam needs it.
listenForTrouble()
holdPresses(takeEarlyEvents())
cacheOfflinePage()
beginAttempt()
