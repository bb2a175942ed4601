import { readFile, stat } from 'node:fs/promises'
import { refuse } from '#platform/refusal'
import { headOf, isCut } from './head.ts'

/** Longer than any text that somebody wrote by hand; beyond it nothing is rewritten. */
const mostRewritten = 5_000_000
const controls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

type Letters = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

/** The beginning of a text and its letters, or null when it is none. It may be cut within a letter. */
export function textIn(
  head: Buffer,
  isCut: boolean,
): { readonly letters: Letters; readonly text: string } | null {
  const letters = markedLetters(head) ?? (decoded(head, 'utf-8', isCut) === null ? 'windows-1256' : 'utf-8')
  const text = decoded(head, letters, isCut)
  if (text === null || controls.test(text)) return null
  return letters === 'windows-1256' && !isPersian(text) ? null : { letters, text }
}

/** A text in UTF-8, which is what browsers are told it is; null: it is so already. */
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
 * Whether letters that were read as those of Arabic Windows are Persian or Arabic: nearly all that is not Latin stands
 * in their block, and alef is as common as it is in no other language whose bytes look so.
 */
function isPersian(text: string): boolean {
  const strange = text.match(/[^\0-\x7f]/g)?.length ?? 0
  const arabic = text.match(/[\u0600-\u06ff\u200c\u200d]/g)?.length ?? 0
  const alefs = text.match(/[اآأإ]/g)?.length ?? 0
  return strange > 0 && arabic >= strange * 0.9 && alefs >= arabic * 0.03
}
