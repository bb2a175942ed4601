import { readFile, stat } from 'node:fs/promises'
import { refuse } from '#platform/refusal'
import { headOf, isCut } from './head.ts'

/** Bytes; longer than any text written by hand. A longer text in another encoding than UTF-8 is refused. */
const mostRewritten = 5_000_000
const controls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

type Letters = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

/** The beginning of a text and its encoding, or null when this is no text. The head may end within a character. */
export function textIn(
  head: Buffer,
  isCut: boolean,
): { readonly letters: Letters; readonly text: string } | null {
  const letters = markedLetters(head) ?? (decoded(head, 'utf-8', isCut) === null ? 'windows-1256' : 'utf-8')
  const text = decoded(head, letters, isCut)
  if (text === null || controls.test(text)) return null
  return letters === 'windows-1256' && !isPersian(text) ? null : { letters, text }
}

/** The text converted to UTF-8, the charset that its answers declare; null when it is UTF-8 already. */
export async function asUtf8(path: string): Promise<Buffer | null> {
  const head = await headOf(path)
  if (textIn(head, isCut(head))?.letters === 'utf-8') return null
  const { size } = await stat(path)
  const content = size > mostRewritten ? null : await readFile(path)
  if (!content) return refuse('media.letters-refused')
  const found = textIn(content, false) ?? refuse('media.letters-refused')
  return Buffer.from(found.text)
}

function markedLetters([first, second]: Buffer): Letters | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function decoded(content: Buffer, letters: Letters, isCut: boolean): string | null {
  try {
    return new TextDecoder(letters, { fatal: true }).decode(content, { stream: isCut })
  } catch {
    return null
  }
}

/**
 * Whether a text decoded as Windows-1256 is Persian or Arabic: nearly all its non-Latin characters are in the Arabic
 * block, and alef is more frequent than bytes of any other language would make it.
 */
function isPersian(text: string): boolean {
  const strange = text.match(/[^\0-\x7f]/g)?.length ?? 0
  const arabic = text.match(/[\u0600-\u06ff\u200c\u200d]/g)?.length ?? 0
  const alefs = text.match(/[اآأإ]/g)?.length ?? 0
  return strange > 0 && arabic >= strange * 0.9 && alefs >= arabic * 0.03
}
