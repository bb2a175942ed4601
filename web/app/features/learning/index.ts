export { lessonPath } from './lesson-page.ts'
export { noteForms, sendOrKeepNote } from './note-forms.ts'
export { NoteHand } from './note-hand.tsx'
