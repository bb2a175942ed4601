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
import type { Route } from './+types/holidays'
import { removeQuestion } from './remove-question.ts'
import { holidaysWords as words } from './words.ts'

/** The page's action: adds, mends, confirms and removes. */
export async function changeHolidays({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const title = formText(form, 'title')
  const intent = formText(form, 'intent')
  if (intent === 'remove' && !isConfirmed(form)) return askFirst(form, removeQuestion(title))
  const day = dayTyped(formText(form, 'day'))
  if (day === null && intent !== 'remove') return wrongFields(form, { day: words.dayWrong })
  const { refusal } = await attempt(change(api, intent, { id: formText(form, 'id'), day: day ?? '', title }))
  if (refusal)
    return refusedForm(url, form, refusal, {
      'calendar.holiday-taken': 'title',
      'calendar.solar-holiday': 'title',
    })
  return data<FormAnswer>({ intent, done: doneWords[intent]?.(title) ?? words.saved(title) })
}

interface Written {
  readonly id: string
  readonly day: string
  readonly title: string
}

async function change(api: Api, intent: string, { id, day, title }: Written): Promise<void> {
  if (intent === 'remove') await api.panel('manage/calendar/removeHoliday', { id })
  else await api.panel('manage/calendar/saveHoliday', { ...(id ? { id } : {}), day, title })
}

const doneWords: Readonly<Record<string, (title: string) => string>> = {
  add: words.added,
  mend: words.saved,
  confirm: words.confirmed,
  remove: words.removed,
}
