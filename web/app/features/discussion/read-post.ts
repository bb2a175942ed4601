import { postPatterns } from '@arvand/contracts/social-text'

/** A part of a line: words, code, a link, a hashtag or the handle of a person. */
interface TextRun {
  readonly kind: 'words' | 'code' | 'link' | 'tag' | 'mention'
  readonly text: string
}

/** A formula; the shape of a node of rich text, so that it is drawn like those. */
interface FormulaRun {
  readonly kind: 'formula'
  readonly type: 'formula'
  readonly attrs: { readonly tex: string; readonly mathml?: unknown }
}

export type Run = TextRun | FormulaRun

/** A paragraph of lines, or a block of code. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: 'code'; readonly text: string }

/**
 * Parses a post: paragraphs, `code`, fenced code, formulas between `$` and web addresses; in the feed hashtags and
 * handles too. No other markup has a meaning.
 */
export function readPost(body: string, { feed = false }: { readonly feed?: boolean } = {}): Block[] {
  const special = feed ? ofFeed : ofThreads
  const blocks: Block[] = []
  for (const [at, part] of body.split(/^```[^\n`]*$\n?/m).entries()) {
    // The text is split at the fences, so every second part is code.
    if (at % 2 === 1) blocks.push({ kind: 'code', text: part.replace(/\n$/, '') })
    else blocks.push(...paragraphsOf(part, special))
  }
  return blocks
}

const paragraphsOf = (text: string, special: RegExp): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({
      kind: 'paragraph',
      lines: paragraph.split('\n').map((line) => runsOf(line, special)),
    }))

const everywhere = [
  '`(?<code>[^`\\n]+)`',
  String.raw`(?<address>https?:\/\/[^\s<>«»"'\x60]+)`,
  postPatterns.formula,
]
const ofThreads = new RegExp(everywhere.join('|'), 'gu')
const ofFeed = new RegExp([...everywhere, postPatterns.tag, postPatterns.mention].join('|'), 'gu')

function runsOf(line: string, special: RegExp): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const found of line.matchAll(special)) {
    const run = runOf(found.groups ?? {})
    if (found.index > from) runs.push({ kind: 'words', text: line.slice(from, found.index) })
    if (run) runs.push(run)
    // The punctuation after an address is words again.
    from =
      found.index +
      (found.groups?.address && run?.kind !== 'formula' ? (run?.text.length ?? 0) : found[0].length)
  }
  if (line.length > from) runs.push({ kind: 'words', text: line.slice(from) })
  return runs
}

function runOf({ code, address, formula, tag, mention }: Record<string, string | undefined>): Run | null {
  if (code !== undefined) return { kind: 'code', text: code }
  if (formula !== undefined) return { kind: 'formula', type: 'formula', attrs: { tex: formula } }
  if (tag !== undefined) return { kind: 'tag', text: tag }
  if (mention !== undefined) return { kind: 'mention', text: mention }
  const link = withoutTail(address ?? '')
  return link === '' ? null : { kind: URL.canParse(link) ? 'link' : 'words', text: link }
}

/** Punctuation at the end of an address belongs to the sentence. */
const withoutTail = (address: string): string => address.replace(/[.,:;!?)\]،؛؟…]+$/u, '')
