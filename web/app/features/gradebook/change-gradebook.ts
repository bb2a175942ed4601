import { exportGradebook, weighGradebook } from '@arvand/contracts/teacher/gradebook'
import { parseWholeNumber } from '@arvand/persian/numbers'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { ofCourse } from '../../api/of-course.ts'
import { weightName } from './weights-card.tsx'
import { gradebookWords as words } from './words.ts'

/** The page's action: keeps weights, or leads to the file. */
export const changeGradebook = formAction({
  // The file is no page of ours, so the browser itself goes there.
  download: submitTo(exportGradebook, { with: ofCourse, done: ({ url }) => redirectDocument(url) }),
  weigh: submitTo(weighGradebook, {
    with: (sent) => ({
      ...ofCourse(sent),
      weights: sent.form.getAll('item').map((item, at) => ({
        item: String(item),
        weight: parseWholeNumber(sent.text(weightName(at))) ?? Number.NaN,
      })),
    }),
    done: words.saved,
  }),
})
