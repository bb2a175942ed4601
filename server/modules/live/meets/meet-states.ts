import type { MeetState } from '@arvand/contracts/live'
import type { StoredMeetState } from '../tables.ts'

/** What a stored state is called on the wire. */
export const meetStates = {
  'pending-payment': 'pendingPayment',
  booked: 'booked',
  held: 'held',
  missed: 'missed',
  cancelled: 'cancelled',
} as const satisfies Record<StoredMeetState, MeetState>
