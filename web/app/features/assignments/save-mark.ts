import { markSubmission } from '@arvand/contracts/teacher/assignments'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { markIn } from '../marking/index.ts'

/** The action of marking: saves the mark and opens the next submission that waits. */
export const saveMark = formAction({
  mark: submitTo(markSubmission, {
    with: ({ params: { courseId = '', submissionId = '' }, ...sent }) => ({
      ...{ courseId, submissionId },
      ...markIn(sent),
    }),
    places: { 'courses.points-above-most': 'points' },
    done: ({ nextId }, { courseId }) => {
      const queue = `/teach/courses/${courseId}/assignments`
      return redirect(nextId ? `${queue}/${nextId}?saved` : `${queue}?saved`)
    },
  }),
})
