import { createElement, type FunctionComponent, type ReactNode } from 'react'

type Draw = (part: ReactNode, options?: { identifierPrefix: string }) => string

let drawn: Draw | undefined

/** The server's entry sets the function that renders markup; in a browser it stays unset. */
export function drawStillPartsBy(draw: Draw): void {
  drawn = draw
}

/** The markup of a part without context; undefined in a browser. */
export const drawStill = (part: ReactNode): string | undefined => drawn?.(part)

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

const keptOf = new WeakMap<object, Map<unknown, string>>()

/** Makes the ids of one part differ from those of the page and of other parts. */
let parts = 0

/**
 * The content of an element that depends on `data` alone, an answer that the server keeps for everybody
 * (`publicCallerOf`): its markup is kept as long as the answer. `Part` is a component of its own, outside every other, so
 * it can know nothing but `data`: it may use no context, and its links must begin with a slash.
 */
export function stillOf<Data extends object>(data: Data, Part: FunctionComponent<Data>) {
  return drawn
    ? { dangerouslySetInnerHTML: { __html: markupOfData(data, Part, drawn) } }
    : { children: createElement(Part, data) }
}

function markupOfData<Data extends object>(data: Data, Part: FunctionComponent<Data>, draw: Draw): string {
  const known = keptOf.get(data)?.get(Part)
  if (known !== undefined) return known
  parts += 1
  const markup = draw(createElement(Part, data), { identifierPrefix: `part${parts}-` }).replace(preloads, '')
  keptOf.set(data, (keptOf.get(data) ?? new Map()).set(Part, markup))
  return markup
}

/** React puts links for pictures before the markup, where the browser's tree has none. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/
