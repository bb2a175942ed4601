import type { EnrolmentState } from '@arvand/contracts/courses'

/** Pure: why a learner cannot be removed: they are not in the course any more. */
export const whyNotRemove = (state: EnrolmentState): 'courses.student-left' | null =>
  state === 'active' || state === 'completed' ? null : 'courses.student-left'

interface Access {
  readonly state: EnrolmentState
  readonly expires_at: Date | null
}

/** Pure: why access cannot be lengthened. */
export function whyNotExtend({
  state,
  expires_at,
}: Access): 'courses.was-refunded' | 'courses.access-for-ever' | null {
  if (state === 'refunded') return 'courses.was-refunded'
  return state !== 'expired' && expires_at === null ? 'courses.access-for-ever' : null
}

interface Seat {
  readonly state: EnrolmentState
  readonly cohort_id: string | null
  readonly ended_at: Date | null
}

/** Pure: whether a learner holds a seat of their cohort; access that has ended gave it up. */
export const holdsSeat = ({ state, ended_at }: Pick<Seat, 'state' | 'ended_at'>): boolean =>
  (state === 'active' || state === 'completed') && ended_at === null

/** Pure: those who would get access again in a cohort that has no seat for them; the first ones have the last seats. */
export function withoutSeat<One extends Seat>(
  coming: readonly One[],
  left: ReadonlyMap<string, number>,
): ReadonlySet<One> {
  const taken = new Map<string, number>()
  return new Set(
    coming.filter((one) => {
      if (one.cohort_id === null || holdsSeat(one)) return false
      const before = taken.get(one.cohort_id) ?? 0
      taken.set(one.cohort_id, before + 1)
      return before >= (left.get(one.cohort_id) ?? 0)
    }),
  )
}

const dayInMs = 86_400_000

/** Pure: the new end of access: so many days after its present end, or after now when access is over. */
export function endAfter({ state, expires_at }: Access, now: Date, days: number): Date {
  const goesOn = state !== 'expired' && expires_at !== null && expires_at > now
  return new Date((goesOn ? expires_at : now).getTime() + days * dayInMs)
}

/** Pure: those of the chosen learners whom a change can reach; if it reaches none, why not the first of them. */
export function whomToChange<One, Why extends string>(
  chosen: readonly One[],
  whyNot: (one: One) => Why | null,
): { able: readonly One[]; whyNot: Why | null } {
  const able = chosen.filter((one) => whyNot(one) === null)
  const [first] = chosen
  return { able, whyNot: able.length === 0 && first !== undefined ? whyNot(first) : null }
}
