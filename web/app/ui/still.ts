import type { ReactNode } from 'react'

type Draw = (part: ReactNode) => string

let drawn: Draw | undefined

/** The server's entry sets the function that renders markup; in a browser it stays unset. */
export function drawStillPartsBy(draw: Draw): void {
  drawn = draw
}

const mostKept = 500
const kept = new Map<string, string>()

/**
 * The content of an element that depends on `key` alone, such as a menu: the server renders it once and caches the
 * markup, a browser renders it as usual. It may use no hook and no context, and its links must begin with a slash.
 */
export function still(key: string, part: () => ReactNode) {
  return drawn ? { dangerouslySetInnerHTML: { __html: markupOf(key, part, drawn) } } : { children: part() }
}

function markupOf(key: string, part: () => ReactNode, draw: Draw): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const markup = draw(part())
  kept.set(key, markup)
  return markup
}
