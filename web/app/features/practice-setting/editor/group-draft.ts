import type { Answer } from '@arvand/contracts/endpoint'
import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import type { showOwnGroup } from '@arvand/contracts/teacher/sample-questions'

/** What is set of a group, as it is being written. Pure. */

export type OwnGroup = Answer<typeof showOwnGroup>
export type BankQuestion = OwnGroup['questions'][number]
export type Publishing = Pick<OwnGroup, 'publishedAt' | 'isChanged' | 'whyNotPublish'>

/** Whether something kept on this device is what a group sets. */
export const isSettings = (value: unknown): value is PracticeSettings =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'questionIds' in value &&
  Array.isArray(value.questionIds)

interface Stored {
  readonly settings: PracticeSettings
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
