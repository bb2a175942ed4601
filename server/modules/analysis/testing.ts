/** The demo writes days of figures as they are. */
export { analysis } from './tables.ts'
