import type { RichMark } from '@arvand/contracts/rich-text'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
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
  const isAddress = /^(https?:\/\/|mailto:)/i.test(href) && href.length <= 2000
  if (isAddress && !files.attach(href, ''))
    return [...marks.filter((mark) => mark.type !== 'link'), { type: 'link', attrs: { href } }]
  if (!isAddress && href !== '') files.attach(href, '')
  return marks
}
