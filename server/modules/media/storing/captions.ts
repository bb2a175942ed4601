import { readFile } from 'node:fs/promises'
import { toLatinDigits } from '@arvand/persian/digits'
import { Refused } from '#platform/reader-code'
import { isSubstation, type RawCue, substationCues } from './substation.ts'

interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const mostCues = 20_000
const time = String.raw`((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,٫،]\d{1,3})?)`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`)

/**
 * Writes captions anew as WebVTT, from VTT, SRT, SSA or ASS in UTF-8, UTF-16 or Windows-1256, which old Persian
 * subtitles use. Only the spoken text, bold, italic and underline stay; styles and positions do not.
 */
export async function captionsOf(path: string): Promise<Buffer> {
  const cues = cuesOf(lettersOf(await readFile(path)))
  if (cues.length === 0) throw new Refused('media.captions-broken')
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`)
  return Buffer.from(`WEBVTT\n\n${blocks.join('\n\n')}\n`)
}

function lettersOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  const text = new TextDecoder('utf-8').decode(content)
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  // A few bad bytes among good letters are a damaged file; in another encoding hardly a letter is good.
  return broken * 4 <= letters ? text : new TextDecoder('windows-1256').decode(content)
}

function cuesOf(letters: string): Cue[] {
  const text = letters.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (isSubstation(text)) return substationCues(text).flatMap(cueOf)
  const isVtt = /^WEBVTT/.test(text)
  const lines = text.split('\n').map((line) => ({ line, times: toLatinDigits(line).match(timing) }))
  // A time that cannot be read would lose what is said then.
  const unread = lines.findIndex(({ line, times }) => !times && isMeantAsTime(line) && !isVttNote(line))
  if (unread >= 0) throw faultAt(unread + 1)
  const starts = lines.flatMap(({ times }, at) => (times ? [at] : []))
  return starts.flatMap((start, nth) => {
    const [, from = '', to = ''] = lines[start]?.times ?? []
    const rest = lines.slice(start + 1, starts[nth + 1]).map(({ line }) => line)
    const said = wordsOf(rest, isVtt, nth + 1 < starts.length)
    return cueOf({ from, to, lines: said, line: start + 1 }, nth)
  })
}

/** An arrow that was said has no times at its sides: «a --> b». */
const isMeantAsTime = (line: string): boolean => {
  const [from = '', to] = toLatinDigits(line).split('-->')
  return to !== undefined && (/\d/.test(from) ? /\d/ : /\d+:\w|\w:\d/).test(to)
}

const isVttNote = (line: string): boolean => /^NOTE\b/.test(line)

/**
 * The lines of a cue: as players do, all until the next one, with or without an empty line between them. The number or
 * name of the next cue is not said, nor are the notes and styles of WebVTT.
 */
function wordsOf(rest: readonly string[], isVtt: boolean, isFollowed: boolean): string[] {
  const lines = rest.map((line) => line.trim())
  const note = isVtt
    ? lines.findIndex((line, at) => /^(NOTE|STYLE|REGION)\b/.test(line) && !lines[at - 1])
    : -1
  const said = note < 0 ? lines : lines.slice(0, note)
  const last = said.length - 1
  const isName = isVtt ? last > 0 && said[last - 1] === '' : /^\d+$/.test(toLatinDigits(said[last] ?? ''))
  if (isFollowed && note < 0 && last >= 0 && isName) said.pop()
  return said
}

/** Limits per cue: nobody can read more while it is spoken. */
const most = { lines: 50, letters: 2000 }

/** What cannot be shown is told with its line; only what says nothing is left out. */
function cueOf({ from, to, lines, line }: RawCue, nth: number): Cue[] {
  const said = lines.map(plainWords).filter(Boolean)
  if (said.length === 0) return []
  const cue = { from: secondsOf(from), to: secondsOf(to), text: said.join('\n') }
  const isShort = said.length <= most.lines && said.every(({ length }) => length <= most.letters)
  if (!(cue.to > cue.from) || !isShort || nth >= mostCues) throw faultAt(line)
  return [cue]
}

const faultAt = (line: number) => new Refused('media.captions-broken', { line })

function secondsOf(time: string): number {
  const parts = time.replace(/[,٫،]/, '.').split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = String(whole % 1000).padStart(3, '0')
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${rest}`
}

/** The markup of captions: tags of WebVTT and SRT, and times within a cue. A `<` of any other kind was said. */
const markup =
  /<\/?(?:[biucv]|lang|ruby|rt|font|s|br|span|p|div)(?:\.[^\s<>]*)?(?:\s+[^<>]*=[^<>]*|\s*\/)?>|<(?:v|lang)(?:\.[^\s<>]*)?\s[^<>]*>|<[\d:.]+>/gi
const plainTag = /^<\/?[biu]>$/i

/** Drops player-specific markup from a line of a cue; only `b`, `i` and `u` tags stay. */
function plainWords(line: string): string {
  const safe = line
    .replace(/\{\\[^}]*\}/g, '')
    .replace(markup, (tag) => (plainTag.test(tag) ? tag : ''))
    .replace(/-->/g, '→')
    .replace(/&(?!(amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
  return safe.trim()
}
