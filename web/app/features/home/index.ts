export { type FigureName, figureWords } from './manage-words.ts'
export { PeriodCard, PeriodHead } from './period-card.tsx'
export {
  type Days,
  type Figure,
  figureChange,
  type Period,
  passedDays,
  periodOfAddress,
} from './period-text.ts'
