import type { LessonKind } from '@arvand/contracts/lesson-content'
import type { PackRole } from '@arvand/contracts/panel/offline'
import { lessonKindOf } from '../../lesson-kinds.ts'

/** How much of a lesson is kept. */
export type PackChoice = 'whole' | 'sound'

export interface PackFile {
  readonly role: PackRole
  readonly link: string
  readonly bytes: number | null
}

/** A lesson that this browser keeps. */
export interface Pack {
  readonly lessonId: string
  /** Whose it is; nobody else may open it. */
  readonly personId: string
  readonly courseId: string
  readonly courseTitle: string
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  /** The page of the lesson. */
  readonly page: string
  readonly choice: PackChoice
  readonly bytes: number
  /** ISO. */
  readonly keptAt: string
  /** When the access ends, as it was known at the last look. */
  readonly until: string | null
}

/** Whether a lesson of this kind lives without a line. */
export const isDownloadable = (kind: LessonKind): boolean => lessonKindOf(kind).offline !== undefined

/** The files of a choice: the film or its sound, and all else. */
export const filesFor = (files: readonly PackFile[], choice: PackChoice): PackFile[] =>
  files.filter(({ role }) => (choice === 'sound' ? role !== 'video' : role !== 'sound'))

/** Whether there is anything to choose. */
export const hasChoice = (files: readonly PackFile[]): boolean =>
  files.some(({ role }) => role === 'video') && files.some(({ role }) => role === 'sound')

/** What is known of its length. */
export const bytesOf = (files: readonly PackFile[]): number =>
  files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/** Why a kept lesson is to be erased: another person is here, or the access has ended by this browser's clock. */
export function isOver(
  { personId, until }: Pick<Pack, 'personId' | 'until'>,
  here: string | null,
  now: number,
) {
  return personId !== here || (until !== null && Date.parse(until) <= now)
}
