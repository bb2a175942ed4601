import type { ReactNode } from 'react'
import { PartList } from '../../ui/part-list.tsx'
import type { LongText } from './texts/long-text.ts'

/** A page of prose with its table of contents at the side, in lines of a comfortable length. */
export function LongPage({ text, note, children }: { text: LongText; note?: string; children?: ReactNode }) {
  return (
    <div className="page py-8 md:py-14">
      <header className="max-w-[44rem]">
        <h1 className="text-28 font-display md:text-40">{text.title}</h1>
        <p className="pt-4 text-17 text-muted md:text-18">{text.summary}</p>
        {note ? <p className="pt-3 text-14 text-muted">{note}</p> : null}
      </header>
      <div className="grid gap-x-16 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[15rem_minmax(0,44rem)]">
        <PartList parts={text.parts} />
        <article className="grid gap-10">
          {text.parts.map(({ id, heading, paragraphs, points }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-6 text-21 font-heading md:text-26">
                {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="pt-3">
                  {paragraph}
                </p>
              ))}
              {points ? (
                <ul className="list-disc space-y-1.5 ps-6 pt-3 marker:text-primary-600">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
          {children}
        </article>
      </div>
    </div>
  )
}
