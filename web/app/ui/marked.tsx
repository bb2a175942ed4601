import { titleDirection } from '@arvand/persian/direction'
import { markedParts } from '@arvand/persian/marked-parts'
import { Fragment } from 'react'

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

interface MarkedAtProps {
  readonly text: string
  /** Where the searched words stand in the text, as the search answers. */
  readonly places?: readonly (readonly [number, number])[] | undefined
}

/** A text with the letters marked that a search found; without padding, so that letters stay joined. */
export function MarkedAt({ text, places = [] }: MarkedAtProps) {
  return (
    // A text that begins with Latin letters does not turn its row around.
    <bdi dir={titleDirection(text)}>
      {places.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(places[at - 1]?.[1] ?? 0, start)}
          <mark className="bg-accent-100 text-accent-800">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </bdi>
  )
}
