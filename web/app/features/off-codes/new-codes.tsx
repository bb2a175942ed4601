import { makeOffCodes, nameCampaigns, showOffCode } from '@arvand/contracts/panel/manage-off-codes'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer, valuesOf } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/new-codes'
import { asksToFind, type FoundCourses, findCourses } from './pick-courses.ts'
import { readTerms } from './read-terms.ts'
import { BoundsFields, DiscountFields, ScopeFields, WhichFields } from './terms-fields.tsx'
import { typedTerms } from './typed-terms.ts'
import { makeCodesWords as words } from './words.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const like = idIn(searchParams, 'like')
  const alike = like ? await call(showOffCode, { offCodeId: like }) : null
  const campaignId = alike?.offCode.campaign?.id ?? idIn(searchParams, 'campaignId') ?? ''
  const [{ items }, found] = await Promise.all([
    call(nameCampaigns, campaignId ? { chosen: campaignId } : {}),
    // An address of no known course finds nothing; with the page's own API the refusal would become an error page.
    findCourses(actionCallerOf(context), searchParams.get('find')),
  ])
  const filled = alike ? { intent: 'make', values: typedTerms(alike.offCode) } : undefined
  return { campaigns: items, campaignId, found, filled }
}

/** An id of the address; null when there is none, or no such text is an id. */
function idIn(params: URLSearchParams, name: string): string | null {
  const id = z.uuid().safeParse(params.get(name))
  return id.success ? id.data : null
}

/** The answer of the form's action; `found`: the search result, for a page without JavaScript. */
type MakeAnswer = FormAnswer & { readonly found?: FoundCourses | null }

const make = submitTo(makeOffCodes, {
  with: readTerms,
  places: {
    'commerce.off-code-taken': 'code',
    'commerce.off-code-malformed': 'code',
    'commerce.expiry-past': 'endsAt',
  },
  done: ({ batchId, offCodeId }) =>
    redirect(batchId ? `/manage/off-codes?batchId=${batchId}` : `/manage/off-codes/${offCodeId}`),
})

export const action = formAction({
  make: async (sent) => {
    const { form, context, text } = sent
    if (!asksToFind(sent)) return make(sent)
    const found = await findCourses(actionCallerOf(context), text('find'))
    const wrong = found ? {} : { fields: { find: words.findEmpty } }
    return data<MakeAnswer>({ intent: 'make', values: valuesOf(form), found, ...wrong })
  },
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function NewCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { campaigns, campaignId, filled } = loaderData
  const answer: MakeAnswer | undefined = answerFor(actionData, 'make') ?? filled
  return (
    <>
      <h1 className="pb-6 text-26 font-heading">{words.title}</h1>
      <ActionForm
        intent="make"
        to={makeOffCodes}
        answer={answer}
        submit={words.submit}
        className="grid max-w-3xl gap-5"
      >
        {/* Enter in a field presses the form's first button; without this one that would be the search. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <WhichFields answer={answer} />
        <DiscountFields answer={answer} />
        <BoundsFields />
        <ScopeFields answer={answer} campaigns={campaigns} campaignId={campaignId} found={answer?.found} />
      </ActionForm>
    </>
  )
}
