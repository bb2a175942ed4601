import { formatPercent } from '@arvand/persian/numbers'
import { statisticsWords as words } from '../words/statistics-words.ts'

/** A figure in percent; a dash where it says nothing. */
export const ShownPercent = ({ of: value, digits = 0 }: { of: number | null; digits?: number }) =>
  value === null ? (
    <span className="text-muted">{words.none}</span>
  ) : (
    <bdi dir="ltr" className="whitespace-nowrap">
      {formatPercent(value, digits)}
    </bdi>
  )
