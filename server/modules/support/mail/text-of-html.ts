import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5'

const skipped = new Set(['style', 'script', 'head', 'title', 'template', 'blockquote'])
const blocks = new Set(['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'br'])

/** The words of a letter that came as HTML alone, without what it quotes. */
export const textOfHtml = (html: string): string =>
  inside(parseFragment(html).childNodes)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const inside = (nodes: readonly Dom.ChildNode[]): string => nodes.map(textOf).join('')

function textOf(node: Dom.ChildNode): string {
  if (node.nodeName === '#text') return (node as Dom.TextNode).value.replaceAll(/\s+/g, ' ')
  if (!('childNodes' in node) || skipped.has(node.nodeName) || isQuote(node)) return ''
  return blocks.has(node.nodeName) ? `\n${inside(node.childNodes)}\n` : inside(node.childNodes)
}

const isQuote = (node: Dom.ChildNode): boolean =>
  'attrs' in node && node.attrs.some(({ name, value }) => name === 'class' && value.includes('gmail_quote'))
