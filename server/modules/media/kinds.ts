import type { FileUsePlug } from '#plugs/file-use'
import type { FileKind } from './uses.ts'

/** The accepted types, as the library `file-type` names them, with their kind. Every other type is refused. */
const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'image/gif': 'picture',
  'image/tiff': 'picture',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'video/matroska': 'video',
  'video/ogg': 'video',
  'video/avi': 'video',
  'video/x-ms-asf': 'video',
  'video/x-flv': 'video',
  'video/3gpp': 'video',
  'video/3gpp2': 'video',
  'video/mp2t': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/aac': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'audio/flac': 'audio',
  'audio/x-ms-asf': 'audio',
  'application/pdf': 'document',
  'application/epub+zip': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'document',
  'application/vnd.oasis.opendocument.text': 'document',
  'application/vnd.oasis.opendocument.spreadsheet': 'document',
  'application/vnd.oasis.opendocument.presentation': 'document',
  'application/x-cfb': 'document',
  'application/rtf': 'document',
  'text/plain': 'document',
  'text/vtt': 'captions',
  'application/zip': 'archive',
  'application/gzip': 'archive',
  'application/x-rar-compressed': 'archive',
}

export const kindOfType = (type: string): FileKind | null => kinds[type] ?? null

/** Every type that is of this kind. */
export const typesOfKind = (kind: FileKind): string[] =>
  Object.entries(kinds).flatMap(([type, of]) => (of === kind ? [type] : []))

const strange: readonly string[] = [
  'video/ogg',
  'video/avi',
  'video/x-ms-asf',
  'video/x-flv',
  'video/3gpp',
  'video/3gpp2',
  'video/mp2t',
  'audio/x-ms-asf',
]

/** Whether browsers do not play this type. Such a file is played as what ffmpeg makes of it, never as uploaded. */
export const isStrange = (type: string): boolean => strange.includes(type)

type Refused = 'media.type-refused' | 'media.heic-refused'

/** Why an unaccepted type is refused. HEIC has its own code, whose sentence tells iPhone users what to do. */
export const refusalOf = (type: string | null): Refused =>
  /^image\/hei[cf](-sequence)?$/.test(type ?? '') ? 'media.heic-refused' : 'media.type-refused'

// Aliases: other names for the same type, and containers treated as the type of their content.
const twins: Readonly<Record<string, string>> = {
  'video/x-matroska': 'video/matroska',
  'video/vnd.avi': 'video/avi',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'application/x-gzip': 'application/gzip',
  'image/apng': 'image/png',
}

/** The canonical name of a type, without parameters such as `; codecs=opus`. */
export function plainType(type: string): string {
  const bare = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return twins[bare] ?? bare
}

/** Whether a file of this kind is prepared by a job after it is stored; documents for some uses alone. */
export const prepares = (kind: FileKind | null, use?: FileUsePlug): boolean =>
  kind === 'video' || kind === 'audio' || (kind === 'document' && use?.drawsPages === true)
