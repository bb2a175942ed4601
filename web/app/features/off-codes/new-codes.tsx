import { redirect } from 'react-router'
import { answerFor, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Route } from './+types/new-codes'
import { findCourses } from './find-courses.ts'
import { readTerms } from './read-terms.ts'
import { BoundsFields, DiscountFields, ScopeFields, WhichFields } from './terms-fields.tsx'
import { offCodesWords, makeCodesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { items } = await apiOf(context).panel('manage/campaign/list', {})
  return {
    requestId: crypto.randomUUID(),
    campaigns: items.map(({ id, title }) => ({ id, title })),
    campaignId: url.searchParams.get('campaign') ?? '',
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  const { terms, fields } = readTerms(form)
  const courses = await findCourses(api, formText(form, 'courses'))
  const wrong = 'wrong' in courses ? { ...fields, courses: courses.wrong } : fields
  if ('wrong' in courses || Object.keys(wrong).length > 0) return wrongFields(form, wrong)
  const { answer, refusal } = await attempt(
    api.panel('manage/offCode/make', { ...terms, itemIds: [...courses.ids] }),
  )
  if (refusal) {
    // What was refused was not done; mended, it is another request.
    form.set('requestId', crypto.randomUUID())
    return refusedForm(url, form, refusal, {
      'commerce.off-code-taken': 'codeWish',
      'commerce.off-code-malformed': terms.count > 1 ? 'prefix' : 'codeWish',
      'commerce.expiry-past': 'endsOn',
    })
  }
  return redirect(
    answer.batchId ? `/manage/off-codes?batch=${answer.batchId}` : `/manage/off-codes/${answer.offCodeId}`,
  )
}

export const meta = () => [{ title: titled(words.title) }]

export default function NewCodes({ loaderData, actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'make')
  const { campaigns, campaignId, requestId } = loaderData
  return (
    <>
      <Breadcrumb crumbs={[{ label: offCodesWords.title, to: '/manage/off-codes' }]} here={words.title} />
      <h1 className="pt-2 pb-6 text-26 font-heading">{words.title}</h1>
      <ActionForm
        intent="make"
        answer={answer}
        carry={{ requestId: answer?.values?.requestId ?? requestId }}
        submit={words.submit}
        pending={words.submitting}
        className="grid max-w-3xl gap-5"
      >
        <WhichFields answer={answer} />
        <DiscountFields answer={answer} />
        <BoundsFields answer={answer} />
        <ScopeFields answer={answer} campaigns={campaigns} campaignId={campaignId} />
      </ActionForm>
    </>
  )
}
