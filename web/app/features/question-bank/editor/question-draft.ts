import type { Question } from '@arvand/contracts/questions'
import { questionKinds } from '../../questions/index.ts'

/** Whether something kept on this device is a question. */
export const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  'kind' in value &&
  questionKinds.some(({ kind }) => kind === value.kind)

interface Stored {
  readonly question: Question
  readonly revision: number
  readonly savedAt: string
}

/** What is stored, from the answer to a save that came too late; null when the answer does not hold it. */
export function storedIn(current: unknown): Stored | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('question' in current && 'revision' in current) || !isQuestion(current.question)) return null
  const { question, revision } = current
  if (typeof revision !== 'number') return null
  const savedAt = 'savedAt' in current && typeof current.savedAt === 'string' ? current.savedAt : ''
  return { question, revision, savedAt }
}
