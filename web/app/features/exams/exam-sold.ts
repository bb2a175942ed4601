import { FileQuestion } from 'lucide-react'
import type { SellableUi } from '../../sellable.ts'

export const examSold: SellableUi = {
  kind: 'exam',
  note: 'آزمون',
  plural: 'آزمون‌ها',
  icon: FileQuestion,
  opened: () => ({ to: '/panel/exams', label: 'دیدن آزمون‌ها' }),
}
