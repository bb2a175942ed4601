import type { FormField, FormFields } from '@arvand/contracts/form-fields'
import { isIsoDay } from '@arvand/persian/days'
import { parseToman } from '@arvand/persian/money'
import { parseNumber } from '@arvand/persian/numbers'
import { dayTyped } from '../ui/day-text.ts'
import { formText } from './form-answer.ts'

/**
 * What a form, or the query of an address, asks of its endpoint, by the kinds of the endpoint's fields. What makes no
 * sense goes on as it was typed, so that the contract refuses it at its field. An empty input that may be left out is
 * left out.
 */
export function readForm(form: FormData | URLSearchParams, fields: FormFields): Record<string, unknown> {
  const ask: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = valueIn(form, name, field)
    if (value !== undefined) place(ask, name.split('.'), value)
  }
  return ask
}

function valueIn(form: FormData | URLSearchParams, name: string, field: FormField): unknown {
  if (field.kind === 'requestId') return formText(form, name) || crypto.randomUUID()
  if (field.kind === 'other' || !form.has(name)) return undefined
  // Boxes come with an empty twin, so that none ticked is told from none there.
  const chosen = form.getAll(name).filter((one) => typeof one === 'string' && one !== '')
  if (field.kind === 'list') return chosen
  if (field.kind === 'flag') return chosen.some((one) => one !== 'no')
  const typed = formText(form, name)
  if (typed.trim() === '') return field.nullable ? null : field.required || field.mayBeEmpty ? '' : undefined
  return parsers[field.kind]?.(typed) ?? typed
}

const parsers: Partial<Record<FormField['kind'], (typed: string) => string | number | null>> = {
  number: parseNumber,
  toman: parseToman,
  // An address says a day as the wire does; nobody means a year of that many of another calendar.
  day: (typed) => (isIsoDay(typed) && typed >= '1900' ? typed : dayTyped(typed)),
}

function place(ask: Record<string, unknown>, [key = '', ...below]: string[], value: unknown): void {
  if (below.length === 0) {
    ask[key] = value
    return
  }
  ask[key] ??= {}
  place(ask[key] as Record<string, unknown>, below, value)
}
