import { parseToman } from '@arvand/persian/money'
import { parseWholeNumber } from '@arvand/persian/numbers'
import { instantAt } from '@arvand/persian/zone'
import { formText } from '../../api/form-answer.ts'
import { dayTyped } from '../../ui/jalali-text.ts'
import { itemKinds, makeCodesWords as words } from './words.ts'

const dayInMs = 86_400_000

type Fields = Record<string, string>

/** The terms of a code as its form says them; `fields` names what is wrong. */
export function readTerms(form: FormData) {
  const fields: Fields = {}
  const isMany = formText(form, 'way') === 'many'
  const count = isMany ? wholeOf(form, 'count', fields, words.countWrong, 5000) : 1
  const [code, prefix] = [formText(form, 'codeWish').trim(), formText(form, 'prefix').trim()]
  const window = windowOf(form, fields)
  const optional = {
    mostDiscount: moneyOf(form, 'mostDiscount', fields),
    totalLimit: wholeOf(form, 'totalLimit', fields, words.limitWrong, 1_000_000),
    personLimit: wholeOf(form, 'personLimit', fields, words.limitWrong, 1000),
    ...window,
    campaignId: formText(form, 'campaignId') || undefined,
    note: formText(form, 'note').trim() || undefined,
    code: !isMany && code ? code : undefined,
    prefix: isMany && prefix ? prefix : undefined,
  }
  if (isMany && count === undefined) fields.count ??= words.countWrong
  const terms = {
    ...discountOf(form, fields),
    count: count ?? 1,
    leastTotal: moneyOf(form, 'leastTotal', fields) ?? 0,
    kinds: (Object.keys(itemKinds) as (keyof typeof itemKinds)[]).filter((kind) =>
      form.getAll('kinds').includes(kind),
    ),
    firstPurchase: formText(form, 'firstPurchase') !== '',
    requestId: formText(form, 'requestId'),
    ...present(optional),
  }
  return { terms, fields }
}

/** Only what was said: the contract knows no empty value. */
const present = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

function discountOf(form: FormData, fields: Fields) {
  if (formText(form, 'kind') === 'fixed') {
    const value = parseToman(formText(form, 'fixedValue')) ?? 0
    if (value < 10_000) fields.fixedValue = words.fixedWrong
    return { kind: 'fixed' as const, value }
  }
  const value = parseWholeNumber(formText(form, 'percentValue')) ?? 0
  if (value < 1 || value > 100) fields.percentValue = words.percentWrong
  return { kind: 'percent' as const, value }
}

function moneyOf(form: FormData, name: string, fields: Fields): number | undefined {
  const typed = formText(form, name).trim()
  if (typed === '') return undefined
  const rials = parseToman(typed)
  if (rials === null) fields[name] = words.moneyWrong
  return rials || undefined
}

function wholeOf(
  form: FormData,
  name: string,
  fields: Fields,
  sentence: string,
  most: number,
): number | undefined {
  const typed = formText(form, name).trim()
  if (typed === '') return undefined
  const whole = parseWholeNumber(typed) ?? 0
  if (whole < 1 || whole > most) fields[name] = sentence
  return whole
}

/** From the beginning of one day to the end of another, by Tehran's clock. */
function windowOf(form: FormData, fields: Fields) {
  const [from, to] = [dayOf(form, 'startsOn', fields), dayOf(form, 'endsOn', fields)]
  if (from && to && to < from) fields.endsOn = words.daysWrong
  return {
    startsAt: from && instantAt(from).toISOString(),
    endsAt: to && new Date(instantAt(to).getTime() + dayInMs).toISOString(),
  }
}

function dayOf(form: FormData, name: string, fields: Fields): string | undefined {
  const typed = formText(form, name).trim()
  if (typed === '') return undefined
  const day = dayTyped(typed)
  if (day === null) fields[name] = words.dayWrong
  return day ?? undefined
}
