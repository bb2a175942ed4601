import { markAnswer } from '@arvand/contracts/teacher/exam-marking'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { markIn } from '../marking/index.ts'

/** The action of marking: saves the mark and opens the answer that waits next. */
export const saveExamMark = formAction({
  mark: submitTo(markAnswer, {
    with: ({ params: { examId = '', questionId = '', attemptId = '' }, ...sent }) => ({
      ...{ examId, questionId, attemptId },
      ...markIn(sent),
    }),
    places: { 'courses.points-above-most': 'points' },
    done: ({ nextId, state }, { examId, questionId }) => {
      const answers = `/teach/exams/${examId}/marking/${questionId}`
      return redirect(`${answers}${nextId ? `/${nextId}` : ''}?saved=${state}`)
    },
  }),
})
