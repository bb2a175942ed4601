import type { FileUse } from './tables.ts'

/** The kind of a file, derived from its type. */
export type FileKind = 'picture' | 'video' | 'audio' | 'captions' | 'document' | 'archive'

const MB = 1_000_000
const GB = 1_000_000_000

interface UseRule {
  readonly kinds: readonly FileKind[]
  readonly mostBytes: number
  /** For kinds with a limit of their own. */
  readonly mostBytesOf?: Partial<Record<FileKind, number>>
}

const rules: Readonly<Record<FileUse, UseRule>> = {
  avatar: { kinds: ['picture'], mostBytes: 10 * MB },
  cover: { kinds: ['picture'], mostBytes: 10 * MB },
  lesson: {
    kinds: ['picture', 'video', 'audio', 'document', 'archive'],
    mostBytes: 100 * MB,
    mostBytesOf: { picture: 10 * MB, video: 4 * GB, audio: 4 * GB },
  },
  captions: { kinds: ['captions'], mostBytes: MB },
  submission: { kinds: ['picture', 'video', 'audio', 'document', 'archive'], mostBytes: 100 * MB },
  package: { kinds: ['archive'], mostBytes: 300 * MB },
  exchange: { kinds: ['archive'], mostBytes: 2 * GB },
  questions: { kinds: ['document', 'archive'], mostBytes: 100 * MB },
}

export const mayBe = (use: FileUse, kind: FileKind): boolean => rules[use].kinds.includes(kind)

/** The most bytes of a file of this use; without a kind (not known yet), the limit of its largest kind. */
export function mostBytes(use: FileUse, kind?: FileKind): number {
  const { mostBytes: most, mostBytesOf: own = {} } = rules[use]
  return kind === undefined ? Math.max(most, ...Object.values(own)) : (own[kind] ?? most)
}

/** Why an archive is refused for uses that are unpacked by the app: there is no reader for RAR. */
export const whyNotUnpack = (use: FileUse, type: string): 'media.rar-refused' | null =>
  type === 'application/x-rar-compressed' && (use === 'package' || use === 'exchange' || use === 'questions')
    ? 'media.rar-refused'
    : null

/** Why a file that browsers do not play is refused without ffmpeg. Submissions may have it: they are downloaded. */
export const whyNotPlay = (
  use: FileUse,
  kind: FileKind,
): 'media.film-refused' | 'media.sound-refused' | null =>
  use !== 'lesson' ? null : kind === 'audio' ? 'media.sound-refused' : 'media.film-refused'

/** Quota of one person in bytes: teachers and managers 50 GB, others 1 GB. */
export const quotaOf = (roles: ReadonlySet<string>): number =>
  roles.has('teacher') || roles.has('manager') ? 50 * GB : GB

/** Why a file of this size cannot be stored beside what the person stores already. */
export function whyNotStore(
  use: FileUse,
  bytes: number,
  room: { readonly used: number; readonly quota: number },
): 'media.empty' | 'media.too-large' | 'media.quota-full' | null {
  if (bytes === 0) return 'media.empty'
  if (bytes > mostBytes(use)) return 'media.too-large'
  return room.used + bytes > room.quota ? 'media.quota-full' : null
}
