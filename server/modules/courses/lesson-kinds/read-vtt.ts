export interface VttCue {
  readonly second: number
  readonly until: number
  readonly text: string
}

const time = /(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})/
const times = new RegExp(`^${time.source}\\s*-->\\s*${time.source}`)

/**
 * The cues of a WebVTT file in order of time: words without markup, cues without words left out. Blocks that cannot be
 * read are skipped, as browsers do.
 */
export function readVtt(file: string): VttCue[] {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  return blocks.flatMap(cueOf).sort((a, b) => a.second - b.second)
}

function cueOf(block: string): VttCue[] {
  const lines = block.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => times.test(line))
  const match = times.exec(lines[at] ?? '')
  if (!match) return []
  const [, ...parts] = match
  const words = lines.slice(at + 1).join(' ')
  const text = plainWords(words)
  const [second, until] = [secondsOf(parts.slice(0, 4)), secondsOf(parts.slice(4, 8))]
  return text === '' || until <= second ? [] : [{ second, until, text }]
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', milliseconds = '0']: readonly (
  | string
  | undefined
)[]): number => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

const plainWords = (words: string): string =>
  words
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (name) => named[name] ?? name)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
