import { decideRefund as decide, listRefunds, settleRefundPart } from '@arvand/contracts/panel/manage-refunds'
import { tomanText } from '@arvand/persian/money'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/refunds'
import { approveQuestion, decideRefund, doneQuestion, notDoneQuestion } from './decide-refund.ts'
import { factorsWords } from './factors-words.ts'
import { Queue } from './queue.tsx'
import { type ManagedRefund, RefundRow } from './refund-row.tsx'
import { refundsWords as words } from './refunds-words.ts'

const states = ['requested', 'inDoubt', 'paying', 'paid', 'refused'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listRefunds, args)

export const action = decideRefund

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Refunds({ loaderData, actionData }: Route.ComponentProps) {
  const ownId = useVisitor()?.id
  return (
    <Queue words={words} states={states} page={loaderData} answer={actionData}>
      {(refund) => (
        <RefundRow key={refund.id} refund={refund}>
          {refund.buyer.id === ownId ? (
            <Own refund={refund} />
          ) : (
            <Decision refund={refund} answer={actionData} />
          )}
        </RefundRow>
      )}
    </Queue>
  )
}

const waits = ({ state, parts }: ManagedRefund) =>
  state === 'requested' || parts.some((part) => part.state === 'inDoubt')

const Own = ({ refund }: { refund: ManagedRefund }) =>
  waits(refund) ? <p className="text-14 text-muted">{factorsWords.own}</p> : null

interface DecisionProps {
  readonly refund: ManagedRefund
  readonly answer: FormAnswer | undefined
}

/** The actions that the refund's state allows to a manager. */
function Decision({ refund, answer }: DecisionProps) {
  const { id, state, amount, parts } = refund
  const own = answer?.values?.refundId === id && !answer.done ? answer : undefined
  const sum = tomanText(amount)
  if (state === 'requested')
    return (
      <div className="grid gap-3 pt-2">
        <ConfirmedForm
          intent="approve"
          to={decide}
          answer={own && answerFor(own, 'approve')}
          carry={{ refundId: id, sum }}
          submit={words.approve}
          button={{ size: 'compact' }}
          question={() => approveQuestion(sum)}
        />
        <details open={own?.intent === 'refuse'}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
            {words.refuse}
          </summary>
          <ActionForm
            intent="refuse"
            to={decide}
            answer={own && answerFor(own, 'refuse')}
            carry={{ refundId: id }}
            submit={words.refuse}
            button={{ variant: 'outline', size: 'compact' }}
            className="grid max-w-xl gap-3 pt-2"
          >
            <TextArea name="answer" label={words.answer} description={words.answerHint} rows={2} required />
          </ActionForm>
        </details>
      </div>
    )
  return parts
    .filter((part) => part.state === 'inDoubt')
    .map((part) => <Doubt key={part.id} carry={{ refundId: id, partId: part.id }} answer={own} />)
}

/** A part whose outcome the bank did not report: the manager looks it up at the bank and records it. */
function Doubt({
  carry,
  answer,
}: {
  carry: Readonly<Record<'refundId' | 'partId', string>>
  answer: FormAnswer | undefined
}) {
  return (
    <div className="grid gap-3 rounded-option bg-sunken p-4">
      <p className="text-14">{words.doubt}</p>
      <div className="flex flex-wrap items-end gap-4">
        <ConfirmedForm
          intent="done"
          to={settleRefundPart}
          answer={answer && answerFor(answer, 'done')}
          carry={carry}
          submit={words.done}
          button={{ size: 'compact' }}
          className="flex flex-wrap items-end gap-3"
          question={() => doneQuestion}
        >
          <LtrField name="reference" label={words.reference} />
        </ConfirmedForm>
        <ConfirmedForm
          intent="notDone"
          to={settleRefundPart}
          answer={answer && answerFor(answer, 'notDone')}
          carry={carry}
          submit={words.notDone}
          button={{ variant: 'outline', size: 'compact' }}
          question={() => notDoneQuestion}
        />
      </div>
    </div>
  )
}
