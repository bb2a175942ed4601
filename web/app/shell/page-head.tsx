import type { ReactNode } from 'react'

/** The head of a page in a panel, with what belongs to the page at its end. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-5 xl:min-h-12">
      <div className="min-w-0">
        <h1 className="text-26 font-heading">{title}</h1>
        {lead ? <p className="text-16 text-muted">{lead}</p> : null}
      </div>
      {children}
    </header>
  )
}
