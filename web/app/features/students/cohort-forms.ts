import { addCohort, changeCohort, removeCohort } from '@arvand/contracts/teacher/cohorts'
import { type SentForm, submitTo } from '../../api/form-action.ts'
import { ofCourse } from '../../api/of-course.ts'
import { removeCohortQuestion } from './questions.ts'
import { cohortWords as words } from './words.ts'

const ofCohort = (sent: SentForm) => ({ ...ofCourse(sent), cohortId: sent.text('id') })

const places = { 'courses.cohort-ends-early': 'endsOn', 'courses.seats-taken': 'seats' }

/** By which cohorts are added, mended and removed. */
export const cohortForms = {
  add: submitTo(addCohort, { with: ofCourse, places, done: (_, { title }) => words.added(title) }),
  mend: submitTo(changeCohort, { with: ofCohort, places, done: (_, { title }) => words.saved(title) }),
  remove: submitTo(removeCohort, {
    with: ofCohort,
    question: ({ text }) => removeCohortQuestion(text('title')),
    done: (_, __, { text }) => words.removed(text('title')),
  }),
}
