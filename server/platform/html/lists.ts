import type { RichBlock, RichListItem } from '@arvand/contracts/rich-text'
import { mostOfText } from '@arvand/contracts/rich-text-limits'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
import { runsOf } from './divide-text.ts'
import { attribute, elementsOf } from './dom.ts'

type Inside = (nodes: readonly Dom.ChildNode[]) => RichBlock[]

/** A list, or several in a row when it is too long for one; their numbers continue. */
export function listOf(node: Dom.Element, inside: Inside): RichBlock[] {
  const items = elementsOf(node).flatMap((item): RichListItem[] => {
    const content = inside(item.tagName === 'li' ? item.childNodes : [item])
    return content.length > 0 ? [{ type: 'listItem', content }] : []
  })
  const runs = runsOf(items, mostOfText.items)
  if (node.tagName !== 'ol') return runs.map((content) => ({ type: 'bulletList', content }))
  let start = firstNumber(node)
  return runs.map((content) => {
    const from = start
    start += content.length
    return { type: 'orderedList', ...(from === 1 ? {} : { attrs: { start: from } }), content }
  })
}

function firstNumber(node: Dom.Element): number {
  const start = Number.parseInt(attribute(node, 'start') ?? '', 10)
  return start >= 0 && start <= 90_000 ? start : 1
}
