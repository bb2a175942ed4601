import type { DefaultTreeAdapterTypes as Dom } from 'parse5'

export const isText = (node: Dom.ChildNode): node is Dom.TextNode => node.nodeName === '#text'
export const isElement = (node: Dom.ChildNode): node is Dom.Element => 'tagName' in node
export const elementsOf = (node: Dom.Element): Dom.Element[] => node.childNodes.filter(isElement)
export const attribute = (node: Dom.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value

/** Whether tags are nested deeper than `most`; without recursion, which would overflow the stack on such HTML. */
export function isDeeperThan(most: number, { childNodes }: Dom.DocumentFragment): boolean {
  const waiting = childNodes.filter(isElement).map((node) => ({ node, depth: 1 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const depth = next.depth + 1
    if (depth > most) return true
    for (const node of elementsOf(next.node)) waiting.push({ node, depth })
  }
  return false
}

/** The text of a node, without markup. */
export const textOf = (node: Dom.ChildNode): string => {
  if (isText(node)) return node.value
  if (!isElement(node)) return ''
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('')
}

/** The text of a node in one line, as a title for it. */
export const nameOf = (node: Dom.ChildNode): string => textOf(node).replace(/\s+/g, ' ').trim().slice(0, 120)
