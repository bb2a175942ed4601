export { clockOf } from './clock-of.ts'
export { lessonPath } from './lesson-page.ts'
export { noteIn } from './note-in.ts'
