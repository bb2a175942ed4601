import type { ReactNode } from 'react'

interface PartHeadProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

/** A part of the fields of a question, with what belongs to the whole of it at its end. */
export function FieldsPart({ title, hint, aside, children }: PartHeadProps & { readonly aside?: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-16 font-title">{title}</h2>
        {aside}
      </div>
      {hint ? <p className="text-14 text-muted">{hint}</p> : null}
      {children}
    </section>
  )
}
