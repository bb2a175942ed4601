import { dayAt } from '@arvand/persian/zone'
import { carried } from './pick-courses.ts'
import type { OffCode } from './words.ts'

/** The terms of a code as they would be typed into the form of a code. */
export const typedTerms = (code: OffCode): Readonly<Record<string, string>> => ({
  kind: code.kind,
  [code.kind === 'percent' ? 'percentValue' : 'fixedValue']: String(
    code.kind === 'percent' ? code.value : code.value / 10,
  ),
  mostDiscount: toman(code.mostDiscount),
  startsAt: code.startsAt ? dayAt(new Date(code.startsAt)) : '',
  // The end of the last day is the start of the next one.
  endsAt: code.endsAt ? dayAt(new Date(Date.parse(code.endsAt) - 1)) : '',
  totalLimit: String(code.totalLimit ?? ''),
  personLimit: String(code.personLimit ?? ''),
  leastTotal: toman(code.leastTotal),
  firstPurchase: code.firstPurchase ? 'yes' : '',
  kinds: code.kinds.join('\n'),
  courses: code.items.map(({ id, title }) => carried({ id, title: title ?? '' })).join('\n'),
  campaignId: code.campaign?.id ?? '',
  note: code.note ?? '',
})

const toman = (rials: number | null): string => (rials ? String(rials / 10) : '')
