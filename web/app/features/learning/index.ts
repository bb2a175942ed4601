export { lessonPath } from './lesson-page.ts'
export { noteForms, sendOrSaveNote } from './note-forms.ts'
export { NoteHand } from './note-hand.tsx'
