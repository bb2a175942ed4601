import { markedParts } from '@arvand/persian/marked-parts'

interface MarkedProps {
  readonly text: string
  /** What was searched for. */
  readonly wish: string
}

/** A text with the searched words marked; letters are compared as the search compares them. */
export function Marked({ text, wish }: MarkedProps) {
  return markedParts(text, wish).map(({ text: part, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name, and their order is theirs
      <mark key={at} className="rounded-small bg-accent-100 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
