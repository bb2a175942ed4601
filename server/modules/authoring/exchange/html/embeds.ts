import { outerAddress, playerAddress } from '@arvand/contracts/player-address'
import type { RichBlock, RichInline } from '@arvand/contracts/rich-text'
import type { DefaultTreeAdapterTypes as Dom } from 'parse5'
import { attribute, elementsOf, nameOf } from './dom.ts'
import type { HtmlFiles } from './html-files.ts'

/** A frame or an object of a page: what plays within the text, a file beside it, or a link where neither is possible. */
export function embedOf(node: Dom.Element, files: HtmlFiles): RichBlock[] {
  const title = attribute(node, 'title') ?? attribute(node, 'aria-label') ?? ''
  return blockAt(sourcesOf(node), title, files) ?? leave(node, files)
}

/** A film or a sound: a file of the archive is attached, one of the web plays where it is. */
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

/** The film that is all there is in a line, as a link or as its bare address; else null. */
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
  // A page without https may not stand within one that has it.
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

/** Every address that an object gives for what it shows, its own first. */
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
