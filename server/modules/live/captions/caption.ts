import type { RecordedPart } from '../tables.ts'

/** How captions stand in a film: pure. */

interface Said {
  readonly at: Date
  readonly text: string
}

interface Film {
  readonly ms: number
  readonly parts: readonly RecordedPart[]
}

/** So long a line stays, by its letters, unless the next one comes. */
const msOfLetter = 80
const leastMs = 2_000
const mostMs = 7_000

/** Of a file of captions; a class of many hours has less. */
const mostBytes = 1_000_000

/** The captions of a film as WebVTT, in their order; null where none was said while it was recorded. */
export function vttOf({ ms, parts }: Film, said: readonly Said[]): string | null {
  const placed = said.flatMap(({ at, text }) => {
    const moment = momentOf({ ms, parts }, at)
    return moment === null ? [] : [{ from: moment, text }]
  })
  if (placed.length === 0) return null
  const cues = placed.map(({ from, text }, index) => {
    const stays = Math.min(mostMs, Math.max(leastMs, text.length * msOfLetter))
    const to = Math.min(from + stays, placed[index + 1]?.from ?? ms, ms)
    // Two that were sent at once are both read.
    return `${timeOf(from)} --> ${timeOf(Math.max(to, from + 1))}\n${escaped(text)}\n`
  })
  let bytes = 0
  const kept = cues.filter((cue) => {
    bytes += Buffer.byteLength(cue) + 1
    return bytes < mostBytes
  })
  return ['WEBVTT\n', ...kept].join('\n')
}

/** Where in the film a moment is, in milliseconds; null: before it, after it or in a pause. */
function momentOf({ ms, parts }: Film, at: Date): number | null {
  const index = parts.findLastIndex(({ from }) => from <= at.getTime())
  const part = parts[index]
  if (!part) return null
  const moment = part.at + at.getTime() - part.from
  return moment < (parts[index + 1]?.at ?? ms) ? Math.round(moment) : null
}

const two = (number: number): string => String(number).padStart(2, '0')

function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two)
  return `${clock.join(':')}.${String(ms % 1_000).padStart(3, '0')}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
