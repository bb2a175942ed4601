import { parseNumber } from '@arvand/persian/numbers'
import type { SentForm } from '../../api/form-action.ts'
import { levelName } from './level-name.ts'

/** The mark in a sent `MarkForm`: the chosen levels, and the points in hundredths where there is no rubric. */
export const markIn = ({ form, text }: Pick<SentForm, 'form' | 'text'>) => ({
  levels: levelsIn(form),
  ...(form.has('points') ? { points: hundredths(text('points')) } : {}),
})

const hundredths = (typed: string): number => Math.round((parseNumber(typed) ?? Number.NaN) * 100)

function levelsIn(form: FormData): Record<string, string> {
  const prefix = levelName('')
  const chosen = [...form].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(chosen.map(([name, value]) => [name.slice(prefix.length), String(value)]))
}
