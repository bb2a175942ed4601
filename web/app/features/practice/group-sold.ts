import { BookOpenCheck } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const groupSold: SellableUi = {
  kind: 'sampleQuestionGroup',
  note: 'نمونه‌سؤال',
  plural: 'نمونه‌سؤال‌ها',
  icon: BookOpenCheck,
  opened: ({ id }) => ({ to: `/panel/practice/${id}`, label: 'شروع تمرین' }),
}
