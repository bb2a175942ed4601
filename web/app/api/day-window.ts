import { instantAt } from '@arvand/persian/zone'
import { dayTyped } from '../ui/day-text.ts'
import type { SentForm } from './form-action.ts'

const dayInMs = 86_400_000

/**
 * The fields `startsAt` and `endsAt`, from the start of the first day to the end of the last, in Tehran; a day that
 * cannot be read is sent on as typed, for the server to refuse.
 */
export function typedWindow(text: SentForm['text']): { startsAt?: string; endsAt?: string } {
  const [from, to] = [dayTyped(text('startsAt')), dayTyped(text('endsAt'))]
  return {
    ...(from ? { startsAt: instantAt(from).toISOString() } : {}),
    ...(to ? { endsAt: new Date(instantAt(to).getTime() + dayInMs).toISOString() } : {}),
  }
}
