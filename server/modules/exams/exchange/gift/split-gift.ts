import { withStandIns } from './gift-signs.ts'

/** A question of a GIFT file as it is written, its escaped signs replaced by stand-ins. */
export interface GiftBlock {
  readonly line: number
  readonly text: string
  readonly tags: readonly string[]
  /** As the file writes it, e.g. `$course$/ریاضی`. */
  readonly category: string
}

/** The questions of a GIFT file: blank lines stand between them, comments name tags, `$CATEGORY` holds for what follows. */
export function splitGift(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  const lines = text.split(/\r\n?|\n/)
  let open: string[] = []
  let tags: string[] = []
  let begins = 0
  let category = ''
  const end = () => {
    if (open.length > 0)
      blocks.push({ line: begins, text: withStandIns(open.join('\n')).trim(), tags, category })
    open = []
    tags = []
  }
  for (const [at, line] of lines.entries()) {
    const words = line.trim()
    if (words === '') {
      if (goesOn(open, lines, at)) open.push('')
      else end()
    } else if (words.startsWith('//')) tags.push(...tagsIn(words))
    else if (/^\$CATEGORY\s*:/i.test(words) && open.length === 0) {
      category = words.slice(words.indexOf(':') + 1).trim()
      tags = []
    } else {
      if (open.length === 0) begins = at + 1
      open.push(line)
    }
  }
  end()
  return blocks
}

const tagsIn = (comment: string): string[] =>
  [...comment.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/gi)].map(([, tag = '']) => tag.replace('\\]', ']').trim())

/** Whether a blank line stands among the answers of a question, before one that can only be another answer. */
function goesOn(open: readonly string[], lines: readonly string[], at: number): boolean {
  const text = withStandIns(open.join('\n'))
  if (text.lastIndexOf('{') <= text.lastIndexOf('}')) return false
  const next = lines.slice(at).find((line) => line.trim() !== '')
  return next !== undefined && /^\s*[=~}#]/.test(next)
}
