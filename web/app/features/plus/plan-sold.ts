import { Sparkles } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const planSold: SellableUi = {
  kind: 'plan',
  note: 'اشتراک پلاس',
  plural: 'پلاس',
  icon: Sparkles,
  opened: () => ({ to: '/panel/plus', label: 'دیدن اشتراک' }),
}
