import type { SentForm } from './form-action.ts'

/** The course that a page's address names. */
export const ofCourse = ({ params: { courseId = '' } }: SentForm) => ({ courseId })
