import { outerAddress } from '@arvand/contracts/player-address'
import type { RichMark } from '@arvand/contracts/rich-text'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
import { nameOf } from './dom.ts'
import type { HtmlFiles } from './html-files.ts'

export type Marks = readonly RichMark[]

const byTag: Readonly<Record<string, Exclude<RichMark, { type: 'link' }>['type']>> = {
  b: 'bold',
  strong: 'bold',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  mark: 'highlight',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'subscript',
  sup: 'superscript',
}

/** The marks of the words within a tag. */
export function marksWith(node: Dom.Element, marks: Marks, files: HtmlFiles): Marks {
  const type = byTag[node.tagName]
  if (type) return marks.some((mark) => mark.type === type) ? marks : [...marks, { type }]
  if (node.tagName !== 'a') return marks
  const href = node.attrs.find(({ name }) => name === 'href')?.value.trim() ?? ''
  const to = href === '' ? null : linkTo(node, href, files)
  return to === null
    ? marks
    : [...marks.filter((mark) => mark.type !== 'link'), { type: 'link', attrs: { href: to } }]
}

/** The address of a link in the course; null: a lost link, which is reported, or an attached file. */
function linkTo(node: Dom.Element, href: string, files: HtmlFiles): string | null {
  const known = files.link(href)
  if (known !== null) return known
  if (files.attach(href, nameOf(node))) return null
  if (/^(https?:\/\/|mailto:)/i.test(href) && href.length <= 2000) return href
  // Links within the page, and buttons written as links: dropped without a report.
  if (/^#|^javascript:/i.test(href)) return null
  const outer = outerAddress(href)
  if (outer && outer.href.length <= 2000) return outer.href
  files.leave(nameOf(node) || href.slice(0, 120), 'link-lost')
  return null
}
