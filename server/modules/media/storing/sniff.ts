import { fileTypeFromFile } from 'file-type'
import type { FileUsePlug } from '#plugs/file-use'
import { kindOfType, plainType, refusalOf } from '../kinds.ts'
import { headOf, isCut } from './head.ts'
import { textIn } from './plain-text.ts'

const markup = /^\s*(<\?xml|<!--|<!doctype|<(svg|html|head|body|script|iframe|math)\b)/i

/** The type of a file, detected from its content and never from its name; null for an unknown type. */
export async function sniff(path: string, use: FileUsePlug): Promise<string | 'markup' | null> {
  const found = await fileTypeFromFile(path)
  const head = await headOf(path)
  const type = found ? looked(plainType(found.mime), head) : null
  if (type !== null && kindOfType(type) !== null && kindOfType(type) !== 'captions') return type
  const text = textIn(head, isCut(head))?.text ?? null
  // Questions in XML are read as a text and delivered as one, never as a page.
  if (markup.test(text ?? '')) return use.isMarkupText ? 'text/plain' : 'markup'
  // Subtitles come in many encodings; the caption parser decides later whether this is one.
  if (use.kinds.includes('captions')) return 'text/vtt'
  // A type with its own refusal (HEIC) keeps its name, so that the caller can refuse it by that code.
  if (type !== null) return refusalOf(type) === 'media.type-refused' ? null : type
  return text === null ? null : 'text/plain'
}

const packet = 188
/** The ASF identifier of a video stream (GUID, little-endian). */
const windowsFilm = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')

/** Corrects what `file-type` guesses from few bytes: Ogg video behind a skeleton, text that begins like MPEG-TS. */
function looked(type: string, head: Buffer): string | null {
  if (type === 'audio/ogg' && head.includes('\x80theora', 0, 'latin1')) return 'video/ogg'
  // In a Windows film (ASF) the audio stream may come first.
  if (type === 'audio/x-ms-asf' && head.includes(windowsFilm)) return 'video/x-ms-asf'
  if (type !== 'video/mp2t' || head[0] !== 0x47) return type
  const ends = [packet, packet * 2, packet * 3].filter((at) => at < head.length)
  return ends.every((at) => head[at] === 0x47) ? type : null
}
