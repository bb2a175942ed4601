import type { Answer } from '@arvand/contracts/endpoint'
import {
  approveWithdrawal,
  listAllWithdrawals,
  payWithdrawal,
  refuseWithdrawal,
} from '@arvand/contracts/panel/manage-withdrawals'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatSheba } from '@arvand/persian/sheba'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Route } from './+types/withdrawals'
import { approveQuestion, decideWithdrawal } from './decide-withdrawal.ts'
import { factorsWords } from './factors-words.ts'
import { Queue } from './queue.tsx'
import { SelectedWithdrawals, SelectWithdrawal } from './selected-withdrawals.tsx'
import { StatementForm } from './statement-form.tsx'
import { withdrawalsWords as words } from './withdrawals-words.ts'

const states = ['requested', 'approved', 'paid', 'refused', 'cancelled'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listAllWithdrawals, args)

export const action = decideWithdrawal

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Withdrawals({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Queue
      words={words}
      states={states}
      page={loaderData}
      answer={actionData}
      bar={
        <SelectedWithdrawals
          items={loaderData.items}
          answer={answerFor(actionData, 'bankFile') ?? answerFor(actionData, 'sheet')}
        />
      }
    >
      {(withdrawal) => <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} answer={actionData} />}
    </Queue>
  )
}

type Withdrawal = Answer<typeof listAllWithdrawals>['items'][number]

const tones: Readonly<Record<Withdrawal['state'], Tone>> = {
  requested: 'warning',
  approved: 'primary',
  paid: 'success',
  refused: 'neutral',
  cancelled: 'neutral',
}

interface RowProps {
  readonly withdrawal: Withdrawal
  readonly answer: FormAnswer | undefined
}

/** A withdrawal, its account holder, and the actions that its state allows. */
function WithdrawalRow({ withdrawal, answer }: RowProps) {
  const { id, amount, person, state, sheba, holder, bank, isSameName, askedAt, decidedBy, othersOfSheba } =
    withdrawal
  const isOwn = useVisitor()?.id === person.id
  const isOpen = state === 'requested' || state === 'approved'
  const own = answer?.values?.withdrawalId === id && !answer.done ? answer : undefined
  return (
    <li className="grid gap-2 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-3 text-18 font-title">
          <SelectWithdrawal withdrawal={withdrawal} answer={answer} />
          {tomanText(amount)}
        </p>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </div>
      <p className="text-16">
        <TextLink to={`/manage/wallet/${person.id}`}>{person.name}</TextLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <bdi className="ltr-run whitespace-nowrap">{formatSheba(sheba)}</bdi>
        <span className="text-muted">{bank ?? words.unknownBank}</span>
        <CopyButton text={sheba} words={words.copy} label={words.copyOf(person.name)} size="compact" />
      </p>
      {othersOfSheba > 0 ? (
        <p>
          <Badge tone="danger" icon={TriangleAlert}>
            {words.others(othersOfSheba)}
          </Badge>
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15">
        {words.holder(holder)}
        <Badge tone={isSameName ? 'success' : 'danger'} icon={isSameName ? CircleCheck : TriangleAlert}>
          {isSameName ? words.sameName : words.otherName}
        </Badge>
      </p>
      <p className="text-14 text-muted">
        {words.askedAt(formatDateTime(askedAt))}
        {decidedBy ? `، ${words.decidedBy(decidedBy.name)}` : ''}
        {withdrawal.reference ? `، ${words.reference} ${localDigits(withdrawal.reference)}` : ''}
      </p>
      {withdrawal.answer ? <p className="text-15 wrap-anywhere">{withdrawal.answer}</p> : null}
      <StatementForm withdrawal={withdrawal} answer={own && answerFor(own, 'statement')} />
      {isOpen && isOwn ? <p className="text-14 text-muted">{factorsWords.own}</p> : null}
      {isOpen && !isOwn ? <Decision withdrawal={withdrawal} answer={own} /> : null}
    </li>
  )
}

function Decision({ withdrawal, answer }: RowProps) {
  const { id, amount, person, state } = withdrawal
  const otherHolder = withdrawal.isSameName ? '' : withdrawal.holder
  const carry = { withdrawalId: id }
  const sum = tomanText(amount)
  return (
    <div className="grid gap-3 pt-2">
      {state === 'requested' ? (
        <ConfirmedForm
          intent="approve"
          to={approveWithdrawal}
          answer={answer && answerFor(answer, 'approve')}
          carry={{ ...carry, sum, name: person.name, otherHolder }}
          submit={words.approve}
          button={{ size: 'compact' }}
          question={() => approveQuestion(sum, person.name, otherHolder)}
        />
      ) : (
        <ActionForm
          intent="pay"
          to={payWithdrawal}
          answer={answer && answerFor(answer, 'pay')}
          carry={carry}
          submit={words.pay}
          button={{ size: 'compact' }}
          className="grid max-w-xl gap-3"
        >
          <LtrField name="reference" label={words.reference} />
        </ActionForm>
      )}
      <details open={answer?.intent === 'refuse'}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
          {words.refuse}
        </summary>
        <ActionForm
          intent="refuse"
          to={refuseWithdrawal}
          answer={answer && answerFor(answer, 'refuse')}
          carry={carry}
          submit={words.refuse}
          button={{ variant: 'outline', size: 'compact' }}
          className="grid max-w-xl gap-3 pt-2"
        >
          <TextArea name="answer" label={words.answer} rows={2} />
        </ActionForm>
      </details>
    </div>
  )
}
