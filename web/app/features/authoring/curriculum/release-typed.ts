import { toLatinDigits } from '@arvand/persian/digits'
import { instantAt } from '@arvand/persian/zone'
import { formText } from '../../../api/form-answer.ts'
import { dayTyped } from '../../../ui/jalali-text.ts'
import { outlineWords as words } from '../words.ts'

interface Release {
  readonly releaseAt: string | null
  readonly releaseAfterDays: number | null
}

type Typed =
  | { readonly release: Release; readonly wrong?: never }
  | { readonly wrong: Readonly<Record<string, string>>; readonly release?: never }

/** When something opens, as it was typed; a day of the Jalali calendar opens at its midnight in Tehran. */
export function releaseTyped(form: FormData): Typed {
  const when = formText(form, 'when')
  const day = dayTyped(formText(form, 'day'))
  const days = toLatinDigits(formText(form, 'days')).trim()
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
