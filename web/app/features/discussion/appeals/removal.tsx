import type { Answer } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { appealRemoval, showRemoval } from '@arvand/contracts/panel/appeals'
import { formatDate } from '@arvand/persian/format-date'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, LoneNews } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PostBody } from '../post-body.tsx'
import type { Route } from './+types/removal'
import { removalWords as words } from './appeal-words.ts'

export const loader = ({ context, params: { removalId } }: Route.LoaderArgs) =>
  callerOf(context)(showRemoval, { removalId })

export const action = formAction({
  appeal: submitTo(appealRemoval, {
    with: ({ params: { removalId = '' } }) => ({ removalId }),
    done: words.sent,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

/** What was removed of a person's posts, why, and what they say against it. */
export default function Removal({ loaderData, actionData }: Route.ComponentProps) {
  const { title, body, reason, until, appeal, whyNotAppeal } = loaderData
  const answer = answerFor(actionData, 'appeal')
  return (
    <>
      <PageHead title={words.title} lead={words.lead(title)} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-5">
        <LoneNews answer={answer?.done ? answer : undefined} />
        <Card title={words.text}>
          <PostBody text={body} />
        </Card>
        <Card title={words.reason}>
          <p className="text-15 whitespace-pre-line wrap-anywhere">{reason ?? words.noReason}</p>
        </Card>
        <Card title={words.appeal} aside={appeal ? <AppealState appeal={appeal} /> : null}>
          {appeal ? (
            <div className="grid gap-4">
              <p className="text-15 whitespace-pre-line wrap-anywhere">{appeal.text}</p>
              {appeal.reason ? (
                <div className="border-t border-line pt-4">
                  <p className="text-14 text-muted">{words.answer}</p>
                  <p className="text-15 whitespace-pre-line wrap-anywhere">{appeal.reason}</p>
                </div>
              ) : null}
            </div>
          ) : whyNotAppeal ? (
            <p className="text-15">{promiseOf(whyNotAppeal).sentence}</p>
          ) : (
            <ActionForm intent="appeal" to={appealRemoval} answer={answer} submit={words.send}>
              <p className="text-15">{words.appealLead(formatDate(until))}</p>
              <TextArea name="text" label={words.why} rows={4} />
            </ActionForm>
          )}
        </Card>
      </div>
    </>
  )
}

const tones = { restored: 'success', refused: 'danger' } as const

const AppealState = ({
  appeal: { verdict },
}: {
  appeal: NonNullable<Answer<typeof showRemoval>['appeal']>
}) => <Badge tone={verdict ? tones[verdict] : 'warning'}>{words[verdict ?? 'waiting']}</Badge>
