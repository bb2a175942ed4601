import { outerAddress, playerAddress } from '@arvand/contracts/player-address'
import type { RichBlock, RichInline } from '@arvand/contracts/rich-text'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
import { attribute, elementsOf, nameOf } from './dom.ts'
import type { HtmlFiles } from './html-files.ts'

/** Converts a frame or an object: to an embed, to an attached file, or to a link where neither is possible. */
export function embedOf(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const title = attribute(node, 'title') ?? attribute(node, 'aria-label') ?? ''
  return blockAt(sourcesOf(node), title, files) ?? leave(node, files)
}

/** Converts a film or a sound: a file of the archive is attached, an address on the web becomes an embed. */
export function playerOf(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const sources = [node, ...elementsOf(node)].flatMap((one) =>
    one.tagName === 'track' ? [] : (attribute(one, 'src') ?? []),
  )
  // Subtitles and a fallback link may be files of the archive as well.
  for (const one of elementsOf(node))
    if (one.tagName === 'track' || one.tagName === 'a')
      files.attach(attribute(one, 'src') ?? attribute(one, 'href') ?? '', nameOf(one))
  return blockAt(sources, attribute(node, 'title') ?? '', files) ?? leave(node, files)
}

/** An embed when a line holds nothing but a film's link or bare address; else null. */
export function filmAlone(content: readonly RichInline[]): RichBlock | null {
  const [only, ...rest] = content
  if (only?.type !== 'text' || rest.length > 0) return null
  const link = only.marks?.find((mark) => mark.type === 'link')
  const address = link?.attrs.href ?? only.text.trim()
  const url = playerAddress(address)
  return url === null ? null : embedBlock(url, link && only.text.trim() !== address ? only.text : '')
}

export const embedBlock = (url: string, title: string): RichBlock => ({
  type: 'embed',
  attrs: { url, ...(title.trim() ? { title: title.trim().slice(0, 300) } : {}) },
})

function blockAt(sources: readonly string[], title: string, files: HtmlFiles): RichBlock[] | null {
  for (const source of sources) {
    const url = playerAddress(source)
    if (url) return [embedBlock(url, title)]
  }
  for (const source of sources) if (files.attach(source, title)) return []
  const outer = sources.map(outerAddress).find((url) => url !== null)
  if (!outer || outer.href.length > 2000) return null
  if (outer.protocol === 'https:') return [embedBlock(outer.href, title)]
  // Browsers refuse a frame without https in a page with https.
  return [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: title.trim() || outer.href,
          marks: [{ type: 'link', attrs: { href: outer.href } }],
        },
      ],
    },
  ]
}

const sourceParams = new Set(['movie', 'src', 'url', 'filename', 'source'])

/** Every address from which an object may load, its own attributes first. */
function sourcesOf(node: Dom.Element): string[] {
  const own = [attribute(node, 'src'), attribute(node, 'data')]
  const inner = elementsOf(node).flatMap((child) => {
    if (child.tagName !== 'param') return sourcesOf(child)
    return sourceParams.has((attribute(child, 'name') ?? '').toLowerCase())
      ? (attribute(child, 'value') ?? [])
      : []
  })
  return [...own.flatMap((one) => one?.trim() || []), ...inner]
}

function leave(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const [source] = sourcesOf(node)
  files.leave(source ?? nameOf(node) ?? node.tagName, 'embedded-part')
  return []
}
