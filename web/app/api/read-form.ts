import type { FormField, FormFields } from '@arvand/contracts/form-fields'
import { isIsoDay } from '@arvand/persian/days'
import { parseToman } from '@arvand/persian/money'
import { parseNumber } from '@arvand/persian/numbers'
import { dayTyped } from '../ui/day-text.ts'
import { formText } from './form-answer.ts'

/**
 * The input of an endpoint, read from a form or a query by the kinds of the endpoint's fields. A value that cannot be
 * parsed is passed on as typed, so that the contract refuses it at its field. An empty optional input is left out.
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
  // Checkboxes are sent with an empty hidden input of the same name, so that «none ticked» differs from «not in the
  // form».
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
  // An address spells a day as the wire does (ISO, Gregorian). A year before 1900 in that spelling was typed in the
  // Jalali calendar.
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
