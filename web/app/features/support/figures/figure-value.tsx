import type { SupportFigure } from '@arvand/contracts/support/figures'
import { formatNumber } from '@arvand/persian/numbers'
import { Duration } from '../../../ui/duration.tsx'
import { figuresWords as words } from './figure-words.ts'

interface FigureValueProps {
  readonly figure: SupportFigure
  readonly value: number
}

/** One working time, in seconds, or one rating. */
export const FigureValue = ({ figure, value }: FigureValueProps) =>
  figure === 'satisfaction' ? (
    words.rating(formatNumber(Math.round(value * 10) / 10))
  ) : (
    <Duration seconds={value} named />
  )

interface FigureSumProps {
  readonly figure: SupportFigure
  readonly of: { readonly count: number; readonly total: number }
}

/** What a figure comes to: a number, a mean of working time or of ratings; nothing where nothing happened. */
export const FigureSum = ({ figure, of: { count, total } }: FigureSumProps) =>
  figure === 'opened' ? (
    formatNumber(count)
  ) : count === 0 ? (
    words.none
  ) : (
    <FigureValue figure={figure} value={total / count} />
  )
