export { ticketsWaiting } from './attention.ts'
export { supportModule } from './module.ts'
export { supportPersonalData } from './support-personal-data.ts'
