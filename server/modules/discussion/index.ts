export type { Discussed, Named } from './discussed.ts'
export { discussionModule } from './module.ts'
