import type { RichInline, RichMark } from '@arvand/contracts/rich-text'
import { Fragment, type ReactNode, useContext } from 'react'
import { InnerLink } from './inner-link.ts'
import { MathMl } from './mathml.tsx'
import { TextPartsContext } from './text-parts.ts'

/** The inline content of a paragraph, with its marks. */
export function Inline({ content }: { content: readonly RichInline[] | undefined }) {
  const parts = useContext(TextPartsContext)
  return content?.map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read does not change its order
    <Fragment key={place}>{drawn(node, parts)}</Fragment>
  ))
}

function drawn(node: RichInline, parts: ((words: string) => ReactNode) | null): ReactNode {
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'formula') return <MathMl attrs={node.attrs} />
  return (node.marks ?? []).reduce<ReactNode>(
    (inside, mark) => marked(mark, inside),
    parts ? parts(node.text) : node.text,
  )
}

const external = /^https?:/i
const link = 'rounded-small text-primary-600 underline decoration-1 underline-offset-4 hover:decoration-2'

function marked(mark: RichMark, inside: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong className="font-title">{inside}</strong>
    case 'underline':
      return <u className="underline-offset-4">{inside}</u>
    case 'strike':
      return <s>{inside}</s>
    case 'highlight':
      return <mark className="rounded-small bg-accent-100 px-0.5 text-ink">{inside}</mark>
    case 'code':
      // A box of its own moves to the next line whole, and its parts never change places across lines.
      return (
        <code
          dir="ltr"
          className="inline-block max-w-full rounded-small bg-sunken px-1.5 py-0.5 font-mono text-[0.9em]"
        >
          {inside}
        </code>
      )
    case 'subscript':
      return <sub>{inside}</sub>
    case 'superscript':
      return <sup>{inside}</sup>
    case 'link':
      return <Leading href={mark.attrs.href}>{inside}</Leading>
  }
}

function Leading({ href, children }: { href: string; children: ReactNode }) {
  const Inner = useContext(InnerLink)
  if (Inner && href.startsWith('/'))
    return (
      <Inner to={href} className={link}>
        {children}
      </Inner>
    )
  const away = external.test(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  return (
    <a href={href} className={link} {...away}>
      {children}
    </a>
  )
}
