import { changeOffCode, showOffCode } from '@arvand/contracts/panel/manage-off-codes'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/change-code'
import { readChange } from './read-terms.ts'
import { BoundsFields, DiscountFields, NoteField, OpenFields } from './terms-fields.tsx'
import { typedTerms } from './typed-terms.ts'
import { changeCodeWords as words } from './words.ts'

export async function loader({ context, params: { offCodeId } }: Route.LoaderArgs) {
  const { offCode } = await callerOf(context)(showOffCode, { offCodeId })
  return { offCode, filled: { intent: 'change', values: typedTerms(offCode) } }
}

export const action = formAction({
  change: submitTo(changeOffCode, {
    with: (sent) => ({ offCodeId: sent.params.offCodeId ?? '', ...readChange(sent) }),
    places: {
      'commerce.expiry-past': 'endsAt',
      'commerce.off-code-ends-early': 'endsAt',
      'commerce.off-code-used-more': 'totalLimit',
    },
    done: (_, { offCodeId }) => redirect(`/manage/off-codes/${offCodeId}`),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ChangeCode({ loaderData, actionData }: Route.ComponentProps) {
  const { offCode, filled } = loaderData
  const answer = answerFor(actionData, 'change') ?? filled
  return (
    <>
      <h1 className="pb-6 text-26 font-heading">
        {words.title} <bdi dir="ltr">{offCode.code}</bdi>
      </h1>
      <ActionForm
        intent="change"
        to={changeOffCode}
        answer={answer}
        submit={words.submit}
        className="grid max-w-3xl gap-5"
      >
        {offCode.uses > 0 ? (
          <Card title={words.open}>
            <p className="pb-4 text-14 text-muted">
              {words.inUse}{' '}
              <TextLink to={`/manage/off-codes/new?like=${offCode.id}`}>{words.makeAlike}</TextLink>
            </p>
            <div className="grid gap-5 sm:grid-cols-2">
              <OpenFields />
              <NoteField />
            </div>
          </Card>
        ) : (
          <>
            <DiscountFields answer={answer} />
            <BoundsFields />
            <Card title={words.rest}>
              <NoteField />
            </Card>
          </>
        )}
      </ActionForm>
    </>
  )
}
