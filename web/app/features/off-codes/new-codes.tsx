import { data, redirect } from 'react-router'
import { z } from 'zod'
import {
  answerFor,
  type FormAnswer,
  formText,
  refusedForm,
  valuesOf,
  wrongFields,
} from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { Route } from './+types/new-codes'
import {
  asksToFind,
  type FoundCourses,
  findCourses,
  keepChosen,
  readChosen,
  whyNotChosen,
} from './pick-courses.ts'
import { readTerms } from './read-terms.ts'
import { BoundsFields, DiscountFields, ScopeFields, WhichFields } from './terms-fields.tsx'
import { offCodesWords, makeCodesWords as words } from './words.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const api = apiOf(context)
  const campaignId = searchParams.get('campaign') ?? ''
  const [{ items }, found] = await Promise.all([
    api.panel('manage/campaign/names', z.uuid().safeParse(campaignId).success ? { chosen: campaignId } : {}),
    // An address that leads nowhere is found nothing by, and is no page of its status.
    findCourses(actionApiOf(context), searchParams.get('find')),
  ])
  return { requestId: crypto.randomUUID(), campaigns: items, campaignId, found }
}

/** What the form's action says; `found`: its search, for a page without JavaScript. */
type MakeAnswer = FormAnswer & { readonly found?: FoundCourses | null }

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const api = actionApiOf(context)
  keepChosen(form)
  if (asksToFind(form)) {
    const found = await findCourses(api, formText(form, 'find'))
    const wrong = found ? {} : { fields: { find: words.findEmpty } }
    return data<MakeAnswer>({ intent: 'make', values: valuesOf(form), found, ...wrong })
  }
  const { terms, fields } = readTerms(form)
  const chosen = readChosen(form)
  const whyNot = whyNotChosen(chosen)
  const wrong = whyNot ? { ...fields, find: whyNot } : fields
  if (Object.keys(wrong).length > 0) return wrongFields(form, wrong)
  const { answer, refusal } = await attempt(
    api.panel('manage/offCode/make', { ...terms, itemIds: chosen.map(({ id }) => id) }),
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
  const answer: MakeAnswer | undefined = answerFor(actionData, 'make')
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
        {/* Enter in a field makes the code; without this it would press the first button, the search. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <WhichFields answer={answer} />
        <DiscountFields answer={answer} />
        <BoundsFields answer={answer} />
        <ScopeFields answer={answer} campaigns={campaigns} campaignId={campaignId} found={answer?.found} />
      </ActionForm>
    </>
  )
}
