/** The demo writes surveys and answers of earlier days as they are. */
export { surveys } from './tables.ts'
