import {
  archiveCourse,
  duplicateCourse,
  markReviewNote,
  removeCourse,
  submitCourse,
  withdrawCourse,
} from '@arvand/contracts/teacher/courses'
import { redirect } from 'react-router'
import { type SentForm, submitTo } from '../../api/form-action.ts'
import { reviewNoteWords } from './review-notes/words.ts'
import { authoringWords as words } from './words.ts'

export const ofThisCourse = ({ params: { id = '' } }: SentForm) => ({ courseId: id })

/** Changes of the course itself, which every page of a course offers. */
export const courseForms = {
  submit: submitTo(submitCourse, { with: ofThisCourse, done: words.submitted }),
  withdraw: submitTo(withdrawCourse, { with: ofThisCourse, done: words.withdrawn }),
  archive: submitTo(archiveCourse, {
    with: ofThisCourse,
    question: () => words.archiveQuestion,
    done: words.archived,
  }),
  duplicate: submitTo(duplicateCourse, {
    with: ofThisCourse,
    done: ({ course }) => redirect(`/teach/courses/${course.id}`),
  }),
  markReviewNote: submitTo(markReviewNote, { done: reviewNoteWords.saved }),
  removeCourse: submitTo(removeCourse, {
    with: ofThisCourse,
    question: () => words.removeQuestion,
    done: () => redirect('/teach/courses'),
  }),
}
