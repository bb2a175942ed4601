import { type RichBlock, type RichText, weightOf } from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'

/** A little below what a text may weigh, for what holds its blocks weighs too. */
const most = mostOfText.weight - 100
/** As JSON, below what one request may save: whoever teaches it must be able to edit it. */
const mostLetters = 300_000

/** What a part weighs, its objects and its letters by whichever is nearer to its limit. */
const heft = (part: object, depth: number): number =>
  Math.max(weightOf(part, depth), Math.ceil((JSON.stringify(part).length / mostLetters) * most))

/** A text as several that each may be stored; it is divided where a heading begins, if there is one near. */
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

/** Takes off what begins with the last heading, unless that would leave little. */
function cutAtHeading(piece: RichBlock[]): RichBlock[] {
  const at = piece.findLastIndex(({ type }) => type === 'heading')
  return at > piece.length / 2 ? piece.splice(at) : []
}

/** Runs of items that together are at most so many and weigh at most so much. */
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

/** What alone weighs more than a text may: the blocks that it holds, without its shape. */
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
