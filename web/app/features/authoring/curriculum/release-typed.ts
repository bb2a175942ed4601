import { toLatinDigits } from '@arvand/persian/digits'
import { instantAt } from '@arvand/persian/zone'
import { dayTyped } from '../../../ui/day-text.ts'
import { outlineWords as words } from './words.ts'

interface Release {
  readonly releaseAt: string | null
  readonly releaseAfterDays: number | null
}

type Typed =
  | { readonly release: Release; readonly wrong?: never }
  | { readonly wrong: Readonly<Record<string, string>>; readonly release?: never }

/** Reads the release fields as typed; a day of the Jalali calendar means its midnight in Tehran. */
export function releaseTyped(text: (name: string) => string): Typed {
  const when = text('when')
  const day = dayTyped(text('day'))
  const days = toLatinDigits(text('days')).trim()
  if (when === 'on')
    return day
      ? { release: { releaseAt: instantAt(day).toISOString(), releaseAfterDays: null } }
      : { wrong: { day: words.releaseDayWrong } }
  if (when === 'after')
    return /^\d{1,4}$/.test(days)
      ? { release: { releaseAt: null, releaseAfterDays: Number(days) } }
      : { wrong: { days: words.releaseDaysWrong } }
  return { release: { releaseAt: null, releaseAfterDays: null } }
}
