import { wakeOn } from './shell/wake.ts'

wakeOn(() => import('./hydrate.tsx').then(({ hydrate }) => hydrate()))
