import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5'
import { attribute, elementsOf, isElement } from './dom.ts'

export interface AddressInHtml {
  readonly address: string
  /** Whether it is the source of a picture; else it is a link or a player's source. */
  readonly isPicture: boolean
}

const leading = ['href', 'src', 'data', 'poster', 'value'] as const

/** Every address that a piece of HTML names, in its order. */
export function addressesIn(html: string): AddressInHtml[] {
  const found: AddressInHtml[] = []
  const walk = (node: Dom.Element) => {
    for (const name of leading) {
      const address = attribute(node, name)?.trim()
      if (address) found.push({ address, isPicture: node.tagName === 'img' && name === 'src' })
    }
    for (const child of elementsOf(node)) walk(child)
  }
  for (const node of parseFragment(html).childNodes) if (isElement(node)) walk(node)
  return found
}

/**
 * A path in the form in which paths are compared: without query and percent-decoded. Systems differ in which characters
 * they encode, so only the decoded form is the same everywhere.
 */
export function plainPath(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/, 1)
  return decoded(path).normalize('NFC')
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // The name has a percent sign that encodes nothing.
    return path.replace(/%[0-9a-f]{2}/gi, (code) => {
      const byte = Number.parseInt(code.slice(1), 16)
      return byte < 128 ? String.fromCharCode(byte) : code
    })
  }
}
