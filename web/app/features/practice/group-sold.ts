import { BookOpenCheck } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const groupSold: SellableUi = {
  kind: 'sampleQuestionGroup',
  note: 'نمونه‌سؤال',
  plural: 'نمونه‌سؤال‌ها',
  icon: BookOpenCheck,
  opened: () => ({ to: '/panel/practice', label: 'شروع تمرین', isOwn: true }),
}
