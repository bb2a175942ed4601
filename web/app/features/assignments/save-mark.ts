import { markSubmission } from '@arvand/contracts/teacher/assignments'
import { parseNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { levelName } from './level-name.ts'

/** The action of marking: saves the mark and opens the next submission that waits. */
export const saveMark = formAction({
  mark: submitTo(markSubmission, {
    with: ({ params: { courseId = '', submissionId = '' }, form, text }) => ({
      courseId,
      submissionId,
      levels: levelsIn(form),
      ...(form.has('points') ? { points: hundredths(text('points')) } : {}),
    }),
    places: { 'courses.points-above-most': 'points' },
    done: ({ nextId }, { courseId }) => {
      const queue = `/teach/courses/${courseId}/assignments`
      return redirect(nextId ? `${queue}/${nextId}?saved` : `${queue}?saved`)
    },
  }),
})

const hundredths = (typed: string): number => Math.round((parseNumber(typed) ?? Number.NaN) * 100)

function levelsIn(form: FormData): Record<string, string> {
  const prefix = levelName('')
  const chosen = [...form].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(chosen.map(([name, value]) => [name.slice(prefix.length), String(value)]))
}
