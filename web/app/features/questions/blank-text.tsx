import type { Picture } from '@arvand/contracts/courses'
import type { RichText as Text } from '@arvand/contracts/rich-text'
import { Fragment, type ReactNode } from 'react'
import { RichText, TextPartsContext } from '../rich-text/index.ts'

interface BlankTextProps {
  readonly id: string
  readonly text: Text
  readonly pictures: Readonly<Record<string, Picture>>
  /** What stands at a blank, by its place from 0. */
  readonly blank: (place: number) => ReactNode
  /** Of the text; as large as fields need it when left out. */
  readonly className?: string
}

/** A text with fields at its blanks, which are written `[[1]]`, `[[2]]`… */
export function BlankText({
  id,
  text,
  pictures,
  blank,
  className = 'text-18 leading-[2.6]',
}: BlankTextProps) {
  const parts = (words: string) =>
    words.split(/(\[\[\d{1,2}\]\])/).map((part, at) => {
      const [, number] = /^\[\[(\d{1,2})\]\]$/.exec(part) ?? []
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change their order
      return <Fragment key={at}>{number ? blank(Number(number) - 1) : part}</Fragment>
    })
  return (
    <div id={id} className={className}>
      <TextPartsContext value={parts}>
        <RichText text={text} files={pictures} idPrefix={`${id}-`} />
      </TextPartsContext>
    </div>
  )
}

/** The texts of all blanks, of which one is new; null when none says anything. */
export function withBlank(
  given: readonly string[],
  count: number,
  place: number,
  text: string,
): string[] | null {
  const next = Array.from({ length: count }, (_, at) => (at === place ? text : (given[at] ?? '')))
  return next.some((one) => one !== '') ? next : null
}

/** The look of a field in a line of text. */
export const inLine =
  'mx-1 h-11 max-w-full rounded-control border border-edge bg-surface px-3 align-middle text-16 text-ink hover:border-muted focus:border-primary-600 focus:outline-hidden focus:ring-3 focus:ring-primary-100 disabled:bg-sunken'
