import { readFile } from 'node:fs/promises'
import { refuse } from '#platform/refusal'
import { isSubstation, substationCues } from './substation.ts'

interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const mostCues = 20_000
const timing =
  /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})(?:\s+.*)?$/

/**
 * Writes captions anew as WebVTT, from VTT, SRT, SSA or ASS in UTF-8, UTF-16 or Windows-1256, which old Persian
 * subtitles use. Only the spoken text, bold, italic and underline stay; styles and positions do not.
 */
export async function captionsOf(path: string): Promise<Buffer> {
  const cues = cuesOf(lettersOf(await readFile(path)))
  if (cues.length === 0 || cues.length > mostCues) refuse('media.captions-broken')
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`)
  return Buffer.from(`WEBVTT\n\n${blocks.join('\n\n')}\n`)
}

function lettersOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1256').decode(content)
  }
}

function cuesOf(letters: string): Cue[] {
  const text = letters.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (isSubstation(text)) return substationCues(text).flatMap(({ from, to, lines }) => cueOf(from, to, lines))
  const blocks = text.split(/\n{2,}/)
  return blocks.flatMap((block) => {
    // Limits per cue: nobody can read more while it is spoken.
    const lines = block.split('\n', 50).map((line) => line.slice(0, 2000))
    const at = lines.findIndex((line) => timing.test(line))
    const [, from = '', to = ''] = lines[at]?.match(timing) ?? []
    return at < 0 || at > 1 ? [] : cueOf(from, to, lines.slice(at + 1))
  })
}

function cueOf(from: string, to: string, lines: readonly string[]): Cue[] {
  const text = lines.map(plainWords).filter(Boolean).join('\n')
  const cue = { from: secondsOf(from), to: secondsOf(to), text }
  return text !== '' && cue.to > cue.from ? [cue] : []
}

function secondsOf(time: string): number {
  const parts = time.replace(',', '.').split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${rest}`
}

/** Drops player-specific markup from a line of a cue; only `b`, `i` and `u` tags stay. */
function plainWords(line: string): string {
  const safe = line
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?[biu]>)[^>]*>?/gi, '')
    .replace(/-->/g, '→')
    .replace(/&(?!(amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
  return safe.trim()
}
