export { discussionModule } from './module.ts'
