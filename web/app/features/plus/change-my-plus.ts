import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
} from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/my-plus'
import { myPlusWords as words } from './words.ts'

export const pauseQuestion: Question = {
  title: words.pauseQuestion,
  text: words.pauseText,
  confirm: words.doPause,
}

/** The page's action: renewal on or off, renewed now, paused, resumed. */
export async function changeMyPlus({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent === 'pause' && !isConfirmed(form)) return askFirst(form, pauseQuestion)
  const [asked, done] = askOf(actionApiOf(context), form, intent)
  const { refusal } = await attempt(asked)
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent, done })
}

function askOf(api: Api, form: FormData, intent: string) {
  const requestId = formText(form, 'requestId')
  if (intent === 'pause') return [api.panel('plus/pause', { requestId }), words.pausedDone] as const
  if (intent === 'resume') return [api.panel('plus/resume', { requestId }), words.resumed] as const
  if (intent === 'renew') return [api.panel('plus/renew', { requestId }), words.renewed] as const
  const renews = formText(form, 'renews') === 'yes'
  return [api.panel('plus/renewal', { renews }), renews ? words.turnedOn : words.turnedOff] as const
}
