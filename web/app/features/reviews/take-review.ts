import { data } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { type FormAnswer, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { reviewsWords as words } from './words.ts'

interface Taken {
  readonly form: FormData
  readonly api: Api
  readonly url: URL
  readonly courseId: string
}

/** What the form of a review sends: keeps it or takes it back. */
export async function takeReview({ form, api, url, courseId }: Taken) {
  const intent = 'review'
  if (formText(form, 'intent') === 'unreview') {
    const { refusal } = await attempt(api.panel('review/remove', { courseId }))
    return refusal ? refusedForm(url, form, refusal) : data<FormAnswer>({ intent, done: words.removed })
  }
  const stars = Number(formText(form, 'stars'))
  if (!Number.isInteger(stars) || stars < 1) return wrongFields(form, { stars: words.chooseStars })
  const { answer, refusal } = await attempt(
    api.panel('review/save', {
      courseId,
      stars,
      text: formText(form, 'text'),
      requestId: formText(form, 'requestId'),
    }),
  )
  if (refusal) return refusedForm(url, form, refusal)
  return data<FormAnswer>({ intent, done: answer.review.hidden ? words.savedHidden : words.saved })
}
