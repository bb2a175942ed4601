import type { FileKind } from '@arvand/contracts/panel/media'
import type { FileUsePlug } from '#plugs/file-use'

export type { FileKind }

const MB = 1_000_000
const GB = 1_000_000_000

/** The uses that several modules share; others are declared by their modules. */
export const sharedUses = {
  avatar: { name: 'avatar', kinds: ['picture'], mostBytes: 10 * MB, isSquare: true, dropsOriginal: true },
  cover: { name: 'cover', kinds: ['picture'], mostBytes: 10 * MB, dropsOriginal: true },
  lesson: {
    name: 'lesson',
    kinds: ['picture', 'video', 'audio', 'document', 'archive'],
    mostBytes: 100 * MB,
    mostBytesOf: { picture: 10 * MB, video: 4 * GB, audio: 4 * GB },
    isPlayed: true,
  },
  captions: { name: 'captions', kinds: ['captions'], mostBytes: MB },
  submission: {
    name: 'submission',
    kinds: ['picture', 'video', 'audio', 'document', 'archive'],
    mostBytes: 100 * MB,
  },
  package: {
    name: 'package',
    kinds: ['archive'],
    mostBytes: 300 * MB,
    unpacked: { entries: 10_000, bytes: GB },
  },
  exchange: {
    name: 'exchange',
    kinds: ['archive'],
    mostBytes: 2 * GB,
    unpacked: { entries: 60_000, bytes: 10 * GB },
  },
  questions: {
    name: 'questions',
    kinds: ['document', 'archive'],
    mostBytes: 100 * MB,
    unpacked: { entries: 50_000, bytes: 5 * GB },
    isMarkupText: true,
  },
} as const satisfies Readonly<Record<string, FileUsePlug>>

export type SharedUse = keyof typeof sharedUses

export interface UploadLimits {
  readonly filmGigabytes: number
  readonly fileMegabytes: number
}

/** A use with the sizes that managers have set; pictures, and files of other uses, keep their own. */
export function sizedBy(use: FileUsePlug, { filmGigabytes, fileMegabytes }: UploadLimits): FileUsePlug {
  const [film, file] = [filmGigabytes * GB, fileMegabytes * MB]
  if (use.name === 'submission') return { ...use, mostBytes: file }
  if (use.name !== 'lesson') return use
  return { ...use, mostBytes: file, mostBytesOf: { ...use.mostBytesOf, video: film, audio: film } }
}

export const mayBe = ({ kinds }: FileUsePlug, kind: FileKind): boolean => kinds.includes(kind)

/** The most bytes of a file of this use; without a kind (not known yet), the limit of its largest kind. */
export function mostBytes({ mostBytes: most, mostBytesOf: own = {} }: FileUsePlug, kind?: FileKind): number {
  return kind === undefined ? Math.max(most, ...Object.values(own)) : (own[kind] ?? most)
}

/** Why an archive is refused for uses that are unpacked by the app: there is no reader for RAR. */
export const whyNotUnpack = (use: FileUsePlug, type: string): 'media.rar-refused' | null =>
  type === 'application/x-rar-compressed' && use.unpacked ? 'media.rar-refused' : null

/** Why a file that browsers do not play is refused without ffmpeg. Submissions may have it: they are downloaded. */
export const whyNotPlay = (
  use: FileUsePlug,
  kind: FileKind,
): 'media.film-refused' | 'media.sound-refused' | null =>
  !use.isPlayed ? null : kind === 'audio' ? 'media.sound-refused' : 'media.film-refused'

/** Why a file of this size cannot be stored beside what the person stores already. */
export function whyNotStore(
  use: FileUsePlug,
  bytes: number,
  room: { readonly used: number; readonly quota: number },
): 'media.empty' | 'media.too-large' | 'media.quota-full' | null {
  if (bytes === 0) return 'media.empty'
  if (bytes > mostBytes(use)) return 'media.too-large'
  return room.used + bytes > room.quota ? 'media.quota-full' : null
}
