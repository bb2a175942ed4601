import { formatDay } from '@arvand/persian/format-date'
import { addressWith, type Filter } from '../ui/address-with.ts'
import { TextLink } from '../ui/link.tsx'

interface ChosenDaysProps {
  readonly filter: Filter
  /** The names of the first and the last day in the address. */
  readonly names?: readonly [from: string, to: string]
  /** «پرداخت‌شده در»; the days follow. */
  readonly lead: string
}

/** The days to which a list is narrowed when it was opened from a figure, with a link that shows all days again. */
export function ChosenDays({ filter, names: [first, last] = ['from', 'to'], lead }: ChosenDaysProps) {
  const [from, to] = [filter[first], filter[last]]
  if (!from && !to) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span>
        {lead} {rangeOf(from ? formatDay(from) : null, to ? formatDay(to) : null)}
      </span>
      <TextLink
        to={addressWith({ ...filter, [first]: null, [last]: null })}
        className="inline-flex min-h-11 items-center"
      >
        همهٔ روزها
      </TextLink>
    </p>
  )
}

function rangeOf(from: string | null, to: string | null): string {
  if (from === to) return from ?? ''
  return [from ? `از ${from}` : '', to ? `تا ${to}` : ''].filter(Boolean).join(' ')
}
