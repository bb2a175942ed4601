/** The demo writes messages of earlier days as they are. */
export { support } from './tables.ts'
