export { commerceModule } from './module.ts'
export type { CommerceParts } from './parts.ts'
export type { Quote, Sells } from './sells.ts'
export { factorPaid, factorRefunded, type Opened } from './what-is-opened.ts'
