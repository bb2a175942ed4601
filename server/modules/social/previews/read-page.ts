import { readFile } from 'node:fs/promises'
import { type DefaultTreeAdapterTypes as Dom, parse } from 'parse5'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import type { PageHead, PageInput } from './reader.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

/** Reads title, description and name of the site out of a page; refuses one without a title. */
export const read: ReadingFunction<PageInput> = async (contentType, { source }): Promise<PageHead> => {
  const bytes = await readFile(source)
  const { metas, title } = factsOf(parse(textOf(bytes, String(contentType))))
  const found = {
    title: (metas.get('og:title') || title).slice(0, 1000),
    description: (metas.get('og:description') || metas.get('description') || '').slice(0, 2000),
    site: (metas.get('og:site_name') ?? '').slice(0, 500),
  }
  if (found.title === '') throw new Refused('untitled')
  return found
}

/** By the charset of the content type, or of the page itself; UTF-8 for one that nobody knows. */
function textOf(bytes: Buffer, contentType: string): string {
  const label =
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]+)/i.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1]
  try {
    return new TextDecoder(label ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

/** The first title and the first of each meta. Walks without recursion, so that a deep page costs no stack. */
function factsOf(page: Dom.Document) {
  const metas = new Map<string, string>()
  let title = ''
  const waiting: Dom.ChildNode[] = page.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue
    if (node.tagName === 'meta') {
      const { name, content } = metaOf(node)
      if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content)
    }
    // Pictures in SVG have titles of their own.
    if (node.tagName === 'title' && title === '' && node.parentNode?.nodeName === 'head')
      title = node.childNodes
        .map((one) => ('value' in one ? one.value : ''))
        .join('')
        .trim()
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return { metas, title }
}

function metaOf({ attrs }: Dom.Element) {
  const of = (wished: string) => attrs.find(({ name }) => name === wished)?.value.trim() ?? ''
  return { name: (of('property') || of('name')).toLowerCase(), content: of('content') }
}
