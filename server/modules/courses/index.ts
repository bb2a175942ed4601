export { coursesModule } from './module.ts'
