export { periodAsked } from './period-asked.ts'
