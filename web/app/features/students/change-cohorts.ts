import { parseWholeNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  refusedForm,
  wrongFields,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { dayTyped } from '../../ui/jalali-text.ts'
import type { Route } from './+types/cohorts'
import { removeCohortQuestion } from './questions.ts'
import { cohortWords as words } from './words.ts'

/** The page's action: adds, mends and removes cohorts. */
export async function changeCohorts({ request, context, params: { courseId }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const title = formText(form, 'title')
  if (intent === 'remove' && !isConfirmed(form)) return askFirst(form, removeCohortQuestion(title))
  const read = readCohort(form)
  if (intent !== 'remove' && 'wrong' in read) return wrongFields(form, read.wrong)
  const values = 'wrong' in read ? { title, startsOn: '', endsOn: null, seats: null } : read
  const { refusal } = await attempt(change(actionApiOf(context), courseId, form, values))
  if (refusal)
    return refusedForm(url, form, refusal, {
      'courses.cohort-ends-early': 'endsOn',
      'courses.seats-taken': 'seats',
    })
  return data<FormAnswer>({ intent, done: doneWords[intent]?.(title) ?? '' })
}

const doneWords: Readonly<Record<string, (title: string) => string>> = {
  add: words.added,
  mend: words.saved,
  remove: words.removed,
}

interface Values {
  readonly title: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly seats: number | null
}

/** What was typed, or which of it cannot be read. */
function readCohort(form: FormData): Values | { readonly wrong: Record<string, string> } {
  const text = (name: string) => formText(form, name).trim()
  const startsOn = dayTyped(text('startsOn'))
  const endsOn = text('endsOn') === '' ? null : dayTyped(text('endsOn'))
  const seats = text('seats') === '' ? null : parseWholeNumber(text('seats'))
  const wrong: Record<string, string> = {
    ...(startsOn === null ? { startsOn: words.dayWrong } : {}),
    ...(endsOn === null && text('endsOn') !== '' ? { endsOn: words.dayWrong } : {}),
    ...((seats === null && text('seats') !== '') || seats === 0 ? { seats: words.seatsWrong } : {}),
  }
  return startsOn === null || Object.keys(wrong).length > 0
    ? { wrong }
    : { title: text('title'), startsOn, endsOn, seats }
}

async function change(api: Api, courseId: string, form: FormData, values: Values): Promise<void> {
  const intent = formText(form, 'intent')
  const cohortId = formText(form, 'id')
  if (intent === 'remove') await api.teacher('cohort/remove', { courseId, cohortId })
  else if (intent === 'mend') await api.teacher('cohort/change', { courseId, cohortId, ...values })
  else await api.teacher('cohort/add', { courseId, ...values, requestId: formText(form, 'requestId') })
}
