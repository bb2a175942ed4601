/** The demo writes tickets of earlier days as they are. */
export { dueAfter } from './due.ts'
export { support } from './tables.ts'
