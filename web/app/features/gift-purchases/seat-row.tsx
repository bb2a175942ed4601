import type { Answer } from '@arvand/contracts/endpoint'
import { type listSeats, resendSeat, withdrawSeat } from '@arvand/contracts/panel/seats'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import { seatsWords as words } from './words.ts'

type Seat = Answer<typeof listSeats>['items'][number]

interface SeatRowProps {
  readonly seat: Seat
  readonly answer: FormAnswer | undefined
}

/** The holder of a seat, and the actions while the seat is not claimed. */
export function SeatRow({ seat, answer }: SeatRowProps) {
  const { mobile, name, state, handedAt, takenAt } = seat
  const number = mobile ? <bdi dir="ltr">{formatMobile(mobile)}</bdi> : words.gone
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name ?? number}
          <Badge tone={state === 'taken' ? 'success' : 'accent'}>{words.states[state]}</Badge>
        </span>
      }
      note={
        <>
          {name && mobile ? (
            <>
              {number}
              {' · '}
            </>
          ) : null}
          {takenAt ? words.takenAt(formatDateTime(takenAt)) : words.handedAt(formatDateTime(handedAt))}
        </>
      }
      end={state === 'handed' ? <WaitingSeat seat={seat} answer={answer} /> : null}
    />
  )
}

function WaitingSeat({ seat, answer }: SeatRowProps) {
  const { id, sentAt } = seat
  const mobile = seat.mobile ?? ''
  const asks =
    answer?.intent === 'withdraw' && answer.asks && answer.values?.seatId === id ? answer : undefined
  return (
    <>
      {sentAt ? (
        <ActionForm
          intent="resend"
          to={resendSeat}
          carry={{ seatId: id }}
          submit={words.resend}
          button={{ variant: 'quiet', size: 'compact' }}
          className="grid"
        />
      ) : null}
      <ConfirmedForm
        intent="withdraw"
        to={withdrawSeat}
        answer={asks}
        carry={{ seatId: id, mobile }}
        submit={words.withdraw}
        button={{ variant: 'outline', size: 'compact' }}
        className="grid"
        question={() => words.question(formatMobile(mobile))}
      />
    </>
  )
}
