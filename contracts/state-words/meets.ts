import type { MeetState } from '../live.ts'

export const meetStateWords: Readonly<Record<MeetState, string>> = {
  pendingPayment: 'در انتظار پرداخت',
  booked: 'رزروشده',
  held: 'برگزار شد',
  missed: 'غیبت',
  cancelled: 'لغوشده',
}
