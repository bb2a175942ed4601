import { fileTypeFromFile } from 'file-type'
import { kindOfType, plainType, refusalOf } from '../kinds.ts'
import type { FileUse } from '../tables.ts'
import { headOf, isCut } from './head.ts'
import { textIn } from './plain-text.ts'

const markup = /^\s*(<\?xml|<!--|<!doctype|<(svg|html|head|body|script|iframe|math)\b)/i

/** The type of a file by what is in it, whatever it calls itself; null for what we do not know. */
export async function sniff(path: string, use: FileUse): Promise<string | 'markup' | null> {
  const found = await fileTypeFromFile(path)
  const head = await headOf(path)
  const type = found ? looked(plainType(found.mime), head) : null
  if (type !== null && kindOfType(type) !== null && kindOfType(type) !== 'captions') return type
  const text = textIn(head, isCut(head))?.text ?? null
  if (markup.test(text ?? '')) return 'markup'
  // Subtitles come in letters of many kinds; whether they are any, their reader says.
  if (use === 'captions') return 'text/vtt'
  // What has a sentence of its own goes on by its name, to be refused by it.
  if (type !== null) return refusalOf(type) === 'media.type-refused' ? null : type
  return text === null ? null : 'text/plain'
}

const packet = 188
/** Says in an ASF that a stream is a film. */
const windowsFilm = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')

/** What a few bytes at the beginning leave open: a film in Ogg behind a skeleton, a text that begins as films do. */
function looked(type: string, head: Buffer): string | null {
  if (type === 'audio/ogg' && head.includes('\x80theora', 0, 'latin1')) return 'video/ogg'
  // Of a film of Windows the sound may stand first.
  if (type === 'audio/x-ms-asf' && head.includes(windowsFilm)) return 'video/x-ms-asf'
  if (type !== 'video/mp2t' || head[0] !== 0x47) return type
  const ends = [packet, packet * 2, packet * 3].filter((at) => at < head.length)
  return ends.every((at) => head[at] === 0x47) ? type : null
}
