import { CalendarClock } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const meetSold: SellableUi = {
  kind: 'meet',
  note: 'جلسهٔ خصوصی',
  plural: 'جلسه‌های خصوصی',
  icon: CalendarClock,
  opened: () => ({ to: '/panel/classes/meets', label: 'جلسه‌های خصوصی' }),
}
