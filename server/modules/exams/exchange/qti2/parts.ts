import type { XmlPart } from '#platform/xml'
import { escaped } from '../drafts/as-html.ts'

/**
 * QTI 2 writes `choiceInteraction responseIdentifier`, QTI 3 `qti-choice-interaction response-identifier`: read as 2.
 */
export function asQti2(part: XmlPart): XmlPart {
  const isOf3 = part.name.startsWith('qti-')
  const attributes = Object.fromEntries(
    Object.entries(part.attributes).map(([name, value]) => [isOf3 ? camel(name) : name, value]),
  )
  const children = part.children.map((child) => (typeof child === 'string' ? child : asQti2(child)))
  return { name: isOf3 ? camel(part.name.slice(4)) : part.name, attributes, children }
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const isPart = (child: XmlPart | string): child is XmlPart => typeof child !== 'string'

export const partsOf = (part: XmlPart | undefined, name: string): XmlPart[] =>
  (part?.children ?? []).filter((child) => isPart(child) && child.name === name) as XmlPart[]
export const partOf = (part: XmlPart | undefined, name: string): XmlPart | undefined => partsOf(part, name)[0]

/** All elements of a name within, however deep. */
export const deepParts = (part: XmlPart | undefined, name: string): XmlPart[] =>
  (part?.children ?? [])
    .filter(isPart)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...deepParts(child, name)])

export const wordsIn = (part: XmlPart | undefined): string =>
  (part?.children ?? [])
    .map((child) => (isPart(child) ? wordsIn(child) : child))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const empty = new Set(['br', 'hr', 'img', 'source', 'track', 'col'])

/** The marked-up text of an element; `replace` gives HTML for elements that are no text, null for all others. */
export function htmlIn(
  part: XmlPart | undefined,
  replace: (part: XmlPart) => string | null = () => null,
): string {
  return (part?.children ?? [])
    .map((child) => {
      if (!isPart(child)) return escaped(child)
      const instead = replace(child)
      if (instead !== null) return instead
      const attributes = Object.entries(child.attributes)
        .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
        .join('')
      const open = `<${child.name}${attributes}>`
      return empty.has(child.name) ? open : `${open}${htmlIn(child, replace)}</${child.name}>`
    })
    .join('')
}
