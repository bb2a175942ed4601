import type { Answer } from '@arvand/contracts/endpoint'
import type { listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { factorsWords } from './factors-words.ts'
import { refundsWords as words } from './refunds-words.ts'

export type ManagedRefund = Answer<typeof listRefunds>['items'][number]

const tones: Readonly<Record<ManagedRefund['state'], Tone>> = {
  requested: 'warning',
  paying: 'primary',
  paid: 'success',
  refused: 'neutral',
}

interface RefundRowProps {
  readonly refund: ManagedRefund
  /** Leaves out the link to the factor, on the factor's own page. */
  readonly isPlain?: boolean
  readonly children?: ReactNode
}

/** A refund: sum, lines, who asked, and the state of its parts. */
export function RefundRow({ refund, isPlain = false, children }: RefundRowProps) {
  const { amount, title, factorId, factorNumber, buyer, reason, answer, askedAt, decidedBy } = refund
  const isInDoubt = refund.parts.some(({ state }) => state === 'inDoubt')
  return (
    <li className="grid gap-2 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-18 font-title">{tomanText(amount)}</p>
        <Badge tone={isInDoubt ? 'danger' : tones[refund.state]}>
          {isInDoubt ? words.states.inDoubt : words.states[refund.state]}
        </Badge>
      </div>
      {isPlain ? null : (
        <p className="text-16">
          <TextLink to={`/manage/finance/factors/${factorId}`}>{title}</TextLink>
          {factorNumber ? (
            <span className="text-14 text-muted">، {factorsWords.number(localDigits(factorNumber))}</span>
          ) : null}
        </p>
      )}
      <p className="text-14 text-muted">
        {refund.isByManager ? words.byManager(decidedBy?.name ?? '') : words.by(buyer.name)}،{' '}
        {formatDateTime(askedAt)}
        {!refund.isByManager && decidedBy ? `، ${words.decidedBy(decidedBy.name)}` : ''}
      </p>
      <p className="text-15 wrap-anywhere">
        {words.why}: {reason}
      </p>
      {answer ? (
        <p className="text-15 wrap-anywhere">
          {words.answer}: {answer}
        </p>
      ) : null}
      {refund.parts.length > 0 ? (
        <ul className="grid gap-0.5 text-14 text-muted">
          {refund.parts.map(({ id, kind, amount: part, state }) => (
            <li key={id}>
              {factorsWords.kinds[kind]}: {tomanText(part)}، {words.partStates[state]}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </li>
  )
}
