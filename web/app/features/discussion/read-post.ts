/** A part of a line: words, code or a link. */
export interface Run {
  readonly kind: 'words' | 'code' | 'link'
  readonly text: string
}

/** A paragraph of lines, or a block of code. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: 'code'; readonly text: string }

/** Parses a post: paragraphs, `code`, fenced code and web addresses. No other markup has a meaning. */
export function readPost(body: string): Block[] {
  const blocks: Block[] = []
  for (const [at, part] of body.split(/^```[^\n`]*$\n?/m).entries()) {
    // The text is split at the fences, so every second part is code.
    if (at % 2 === 1) blocks.push({ kind: 'code', text: part.replace(/\n$/, '') })
    else blocks.push(...paragraphsOf(part))
  }
  return blocks
}

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', lines: paragraph.split('\n').map(runsOf) }))

const special = /`([^`\n]+)`|(https?:\/\/[^\s<>«»"'`]+)/g

function runsOf(line: string): Run[] {
  const runs: Run[] = []
  let from = 0
  const words = (to: number) => {
    if (to > from) runs.push({ kind: 'words', text: line.slice(from, to) })
  }
  for (const found of line.matchAll(special)) {
    words(found.index)
    const [whole, code, address] = found
    if (code !== undefined) runs.push({ kind: 'code', text: code })
    const link = address === undefined ? '' : withoutTail(address)
    if (link !== '') runs.push({ kind: URL.canParse(link) ? 'link' : 'words', text: link })
    from = found.index + (code === undefined ? link.length : whole.length)
  }
  words(line.length)
  return runs
}

/** Punctuation at the end of an address belongs to the sentence. */
const withoutTail = (address: string): string => address.replace(/[.,:;!?)\]،؛؟…]+$/u, '')
