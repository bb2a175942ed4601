import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { type Seat, seatOrder } from './seats.ts'
import { seatWords as words } from './words.ts'

const shapes: Readonly<Record<Seat, string>> = {
  stored: 'rounded-control border border-transparent bg-primary-600 text-on-primary',
  flagged: 'rounded-control border border-transparent bg-primary-600 text-on-primary',
  unsent: 'rounded-control border border-transparent bg-primary-600 text-on-primary',
  marked: 'rounded-control border border-accent-500 bg-accent-100 text-accent-800',
  seen: 'rounded-full border border-edge bg-surface text-ink',
  unseen: 'rounded-control border border-dashed border-edge text-muted',
}
const here = 'outline-3 outline-offset-2 outline-ink'

/** The folded corner of what is marked, and the ring of what was not sent yet. */
const Marks = ({ seat }: { seat: Seat }) => (
  <>
    {seat === 'flagged' || seat === 'marked' ? (
      <span className="absolute start-0 top-0 size-3.5 rounded-ss-control bg-accent-500 [clip-path:polygon(0_0,100%_0,100%_100%)]" />
    ) : null}
    {seat === 'unsent' ? (
      <span className="absolute bottom-1 size-2 rounded-full border-[1.5px] border-on-primary" />
    ) : null}
  </>
)

interface MapProps {
  readonly seats: readonly Seat[]
  readonly current: number
  /** Left out: nobody goes to a question by its place. */
  readonly onGo?: ((place: number) => void) | undefined
}

/** All questions of the paper, and how each of them stands. */
export const SeatMap = ({ seats, current, onGo }: MapProps) => (
  <ol className="grid grid-cols-[repeat(auto-fill,2.75rem)] justify-between gap-2.5">
    {seats.map((seat, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places of the paper are what they are
      <li key={place}>
        <button
          type="button"
          aria-current={place === current ? 'step' : undefined}
          aria-label={words.seat(
            localDigits(place + 1),
            place === current ? `${words[seat]}، ${words.here}` : words[seat],
          )}
          disabled={!onGo}
          onClick={() => onGo?.(place)}
          className={`relative grid size-11 place-items-center text-16 font-label ${shapes[seat]} ${place === current ? here : ''}`}
        >
          {localDigits(place + 1)}
          <Marks seat={seat} />
        </button>
      </li>
    ))}
  </ol>
)

/** The states that occur, each with its number. */
export function SeatLegend({ seats }: { seats: readonly Seat[] }) {
  const counted = seatOrder
    .map((seat) => [seat, seats.filter((one) => one === seat).length] as const)
    .filter(([, count]) => count > 0)
  return (
    <ul className="grid gap-2 text-14">
      {counted.map(([seat, count]) => (
        <li key={seat} className="flex items-center gap-3">
          <span aria-hidden="true" className={`relative grid size-6 place-items-center ${shapes[seat]}`}>
            <Marks seat={seat} />
          </span>
          <span className="flex-1">{words[seat]}</span>
          <span className="font-label">{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  )
}
