import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import type { FileUse } from '../tables.ts'
import { kindOfType, plainType } from './kinds.ts'

const markup = /^\s*(<\?xml|<!--|<!doctype|<(svg|html|head|body|script|iframe|math)\b)/i
const headBytes = 64_000

/** The type of a file by what is in it, whatever it calls itself; null for what we do not know. */
export async function sniff(path: string, use: FileUse): Promise<string | 'markup' | null> {
  const found = await fileTypeFromFile(path)
  const type = found ? plainType(found.mime) : null
  if (type !== null && kindOfType(type) !== null && kindOfType(type) !== 'captions') return type
  const text = textOf(await headOf(path))
  if (markup.test(text ?? '')) return 'markup'
  // Subtitles come in letters of many kinds; whether they are any, their reader says.
  if (use === 'captions') return 'text/vtt'
  return found || text === null ? null : 'text/plain'
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The head of a text, or null when it is none. It may be cut within a letter. */
function textOf(head: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length === headBytes })
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? null : text
  } catch {
    return null
  }
}
