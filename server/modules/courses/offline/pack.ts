import type { LessonKind } from '@arvand/contracts/lesson-content'
import type { PackRole } from '@arvand/contracts/panel/offline'
import type { Playable } from '@arvand/contracts/playable'
import type { LearnerContent } from '@arvand/contracts/taught-lesson'
import type { LessonKinds } from '#plugs/lesson-kind'
import { kindOf } from '../lesson-kinds/kind-of.ts'

export interface PackFile {
  readonly role: PackRole
  readonly link: string
  readonly bytes: number | null
}

/** Why a lesson cannot be stored for offline use: its kind needs other sites, or answers of the server. */
export const whyNotDownload = (kinds: LessonKinds, kind: LessonKind): 'courses.needs-line' | null =>
  kindOf(kinds, kind).offline ? null : 'courses.needs-line'

type Content = Pick<LearnerContent, 'pictures' | 'attachments'> & {
  readonly playable?: Playable | null
}

/** Every file that the page of a lesson loads, with its length in bytes where it is known. */
export function packFilesOf(content: Content, bytesOf: (link: string) => number | null): PackFile[] {
  const { playable, pictures, attachments } = content
  const heard: [PackRole, string | null][] = playable
    ? [
        [playable.kind, playable.file],
        ['sound', playable.kind === 'video' ? playable.audioOnly : null],
        ['poster', playable.poster],
        ...playable.captions.map(({ src }): [PackRole, string] => ['captions', src]),
      ]
    : []
  const drawn = Object.values(pictures).map((picture): [PackRole, string | null] => [
    'picture',
    picture?.src ?? null,
  ])
  const rest = [...heard, ...drawn].flatMap(([role, link]) =>
    link === null ? [] : [{ role, link, bytes: bytesOf(link) }],
  )
  return [...rest, ...attachments.map(({ link, bytes }) => ({ role: 'attachment' as const, link, bytes }))]
}
