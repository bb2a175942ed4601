export { homesModule } from './module.ts'
