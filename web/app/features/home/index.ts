export { PeriodCard } from './period-card.tsx'
export { type Days, type Period, passedDays, periodOfAddress } from './period-text.ts'
