import type { SurveyKind, SurveyQuestion, SurveySettings } from '@arvand/contracts/surveys'

/** What is set of a survey, as it is being written. Pure, but for fresh ids. */

/** Whether something kept on this device is what a survey sets. */
export const isSettings = (value: unknown): value is SurveySettings =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'questions' in value &&
  Array.isArray(value.questions)

interface Stored {
  readonly settings: SurveySettings
  readonly revision: number
  readonly savedAt: string
}

/** What is stored, from the answer to a save that came too late; null when the answer does not hold it. */
export function storedIn(current: unknown): Stored | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('settings' in current && 'revision' in current) || !isSettings(current.settings)) return null
  const { settings, revision } = current
  if (typeof revision !== 'number') return null
  const savedAt = 'savedAt' in current && typeof current.savedAt === 'string' ? current.savedAt : ''
  return { settings, revision, savedAt }
}

export type Choice = Extract<SurveyQuestion, { kind: 'choice' }>['options'][number]

/** A choice with an id that none of the others has. */
export function aChoice(others: readonly Choice[]): Choice {
  const taken = new Set(others.map(({ id }) => id))
  let number = others.length + 1
  while (taken.has(`o${number}`)) number += 1
  return { id: `o${number}`, text: '' }
}

const two = (): Choice[] => [
  { id: 'o1', text: '' },
  { id: 'o2', text: '' },
]

/** A new question of a kind. */
export function aQuestion(kind: SurveyKind): SurveyQuestion {
  const common = { id: crypto.randomUUID(), title: '', hint: '', required: false }
  switch (kind) {
    case 'text':
      return { kind, ...common, isLong: true, format: 'any', mostLetters: 1000 }
    case 'choice':
    case 'ranking':
      return { kind, ...common, options: two() }
    case 'multiple':
      return { kind, ...common, options: two(), least: null, most: null }
    case 'scale':
      return { kind, ...common, from: 1, to: 5, lowWords: '', highWords: '' }
    case 'nps':
      return { kind, ...common }
    case 'matrix':
      return { kind, ...common, rows: two(), columns: two() }
    case 'date':
      return { kind, ...common, from: null, to: null }
    case 'file':
      return { kind, ...common, mostFiles: 1 }
  }
}
