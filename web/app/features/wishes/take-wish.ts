import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { type FormAnswer, formText, refusedForm } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'

interface Taken {
  readonly form: FormData
  readonly api: Api
  readonly url: URL
  readonly courseId: string
}

/** What the heart's form sends: keeps a course for later, or forgets it. */
export async function takeWish({ form, api, url, courseId }: Taken) {
  const intent = formText(form, 'intent')
  const { refusal } = await attempt(api.panel(intent === 'wish' ? 'wish/add' : 'wish/remove', { courseId }))
  return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent: 'wish' })
}
