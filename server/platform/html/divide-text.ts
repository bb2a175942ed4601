import { type RichBlock, type RichText, weightOf } from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'

/** A little below the limit of a text, because the document around the blocks has weight too. */
const most = mostOfText.weight - 100
/** Length as JSON, below the limit of one request: the teacher must be able to save the text again. */
const mostLetters = 300_000

/** The weight of a part by its objects or by its letters, whichever is nearer to its limit. */
const heft = (part: object, depth: number): number =>
  Math.max(weightOf(part, depth), Math.ceil((JSON.stringify(part).length / mostLetters) * most))

/** Divides a text into several that are small enough to be stored, at a heading when there is one near. */
export function dividedText({ content }: RichText): RichText[] {
  const pieces: RichBlock[][] = [[]]
  let weight = 0
  for (const block of content) {
    const own = heft(block, 2)
    const piece = pieces.at(-1) ?? []
    if (piece.length >= mostOfText.blocks || (weight + own > most && piece.length > 0)) {
      const next = cutAtHeading(piece)
      pieces.push(next)
      weight = next.reduce((sum, one) => sum + heft(one, 2), 0)
    }
    pieces.at(-1)?.push(block)
    weight += own
  }
  return pieces.map((blocks) => ({ type: 'doc', content: blocks }))
}

/** Removes the blocks from the last heading on and returns them, unless little would be left. */
function cutAtHeading(piece: RichBlock[]): RichBlock[] {
  const at = piece.findLastIndex(({ type }) => type === 'heading')
  return at > piece.length / 2 ? piece.splice(at) : []
}

/** Splits items into runs of at most `mostItems`, each with at most half the weight of a text. */
export function runsOf<Item extends object>(items: readonly Item[], mostItems: number): Item[][] {
  const runs: Item[][] = []
  let weight = 0
  for (const item of items) {
    const own = heft(item, 4)
    const run = runs.at(-1)
    if (!run || run.length >= mostItems || weight + own > most / 2) {
      runs.push([item])
      weight = own
    } else {
      run.push(item)
      weight += own
    }
  }
  return runs
}

/** A block that alone is heavier than a text may be is replaced by the blocks in it; others stay. */
export function lightened(block: RichBlock): RichBlock[] {
  if (weightOf(block, 2) <= most) return [block]
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }) => content.flatMap(lightened))
    case 'blockquote':
    case 'callout':
      return block.content.flatMap(lightened)
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap(({ content }) => content.flatMap(lightened)))
    default:
      return [block]
  }
}
