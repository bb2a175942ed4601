import { formText } from '../../api/form-answer.ts'

/** What a note's form asks. */
export function noteIn(form: FormData, lessonId: string) {
  const noteId = formText(form, 'noteId')
  const second = formText(form, 'second')
  return {
    lessonId,
    text: formText(form, 'text'),
    requestId: formText(form, 'requestId'),
    ...(noteId ? { noteId } : {}),
    ...(/^\d{1,5}$/.test(second) ? { second: Number(second) } : {}),
  }
}
