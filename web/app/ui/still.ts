import type { ReactNode } from 'react'

type Draw = (part: ReactNode) => string

let drawn: Draw | undefined

/** Told once by the server's entry: how markup is drawn. In a browser nobody says so. */
export function drawStillPartsBy(draw: Draw): void {
  drawn = draw
}

const mostKept = 500
const kept = new Map<string, string>()

/**
 * What stands inside an element and follows from `key` alone, such as a menu: the server draws it once and keeps the
 * markup, a browser draws it as any other. It may use no hook and no context, only addresses that begin with a slash.
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
