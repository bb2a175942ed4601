import type { LessonKind } from '@arvand/contracts/lesson-content'
import type { PackRole } from '@arvand/contracts/panel/offline'
import { lessonKindOf } from '../../lesson-kinds.ts'

/** How much of a lesson is downloaded: everything, or the sound without the video. */
export type PackChoice = 'whole' | 'sound'

export interface PackFile {
  readonly role: PackRole
  readonly link: string
  readonly bytes: number | null
}

/** A downloaded lesson. */
export interface Pack {
  readonly lessonId: string
  /** The owner; nobody else may open it. */
  readonly personId: string
  readonly courseId: string
  readonly courseTitle: string
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  /** Path of the lesson's page. */
  readonly page: string
  readonly choice: PackChoice
  readonly bytes: number
  /** ISO. */
  readonly keptAt: string
  /** When the access ends, as the server said last. */
  readonly until: string | null
}

/** Whether lessons of this kind work offline. */
export const isDownloadable = (kind: LessonKind): boolean => lessonKindOf(kind).offline !== undefined

/** The files of a choice: the video or its sound, and all others. */
export const filesFor = (files: readonly PackFile[], choice: PackChoice): PackFile[] =>
  files.filter(({ role }) => (choice === 'sound' ? role !== 'video' : role !== 'sound'))

/** Whether there is both a video and its sound to choose from. */
export const hasChoice = (files: readonly PackFile[]): boolean =>
  files.some(({ role }) => role === 'video') && files.some(({ role }) => role === 'sound')

/** The sum of the known file sizes. */
export const bytesOf = (files: readonly PackFile[]): number =>
  files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/**
 * Whether a downloaded lesson must be deleted: somebody else is signed in, or the access has ended by this browser's
 * clock.
 */
export function isOver(
  { personId, until }: Pick<Pack, 'personId' | 'until'>,
  here: string | null,
  now: number,
) {
  return personId !== here || (until !== null && Date.parse(until) <= now)
}
