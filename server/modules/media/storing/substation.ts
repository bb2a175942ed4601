/** A cue before its times and text are parsed, the same for all caption formats. */
export interface RawCue {
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  /** Where its time stands in the file, from 1. */
  readonly line: number
}

/** Whether these are captions of SubStation (SSA or ASS). */
export const isSubstation = (text: string): boolean => /^\s*\[Script Info\]/i.test(text)

/** Cues of SubStation captions in the order of their time; vector drawings (`\p1`) are left out. */
export function substationCues(text: string): RawCue[] {
  const at = text.search(/^\[Events\]/im)
  if (at < 0) return []
  const lines = text.slice(at).split('\n')
  const before = text.slice(0, at).split('\n').length
  const format = fieldsOf(
    lines.find((line) => /^Format:/i.test(line)) ?? usualFormat,
    Number.MAX_SAFE_INTEGER,
  )
  const names = format.map((name) => name.trim().toLowerCase())
  const [start, end, words] = ['start', 'end', 'text'].map((name) => names.indexOf(name))
  const cues = lines.flatMap((line, nth) => {
    if (!/^Dialogue:/i.test(line)) return []
    const fields = fieldsOf(line, names.length)
    const said = fields[words ?? -1]?.trim() ?? ''
    if (/\{[^}]*\\p[1-9]/.test(said)) return []
    const [from = '', to = ''] = [fields[start ?? -1]?.trim(), fields[end ?? -1]?.trim()]
    return [{ from, to, lines: said.replaceAll('\\h', ' ').split(/\\n/i), line: before + nth }]
  })
  return cues.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
}

const usualFormat = 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text'

/** Splits at most `count` fields, because the last one (the text) may contain commas. */
function fieldsOf(line: string, count: number): string[] {
  const all = line.slice(line.indexOf(':') + 1).split(',')
  return all.length <= count ? all : [...all.slice(0, count - 1), all.slice(count - 1).join(',')]
}
