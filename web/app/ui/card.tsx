import type { ReactNode } from 'react'

interface CardProps {
  title?: ReactNode
  /** Beside the title: a link to the whole, a small control. */
  aside?: ReactNode
  /** Level of the title in the outline of the page. */
  level?: 2 | 3 | 4
  /** Without inner space, for tables and pictures that go to the edges. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A surface with a hairline; never a shadow. */
export function Card({ title, aside, level = 2, flush = false, className = '', children }: CardProps) {
  const Heading = `h${level}` as const
  const space = flush ? '' : 'p-4.5 md:p-6'
  return (
    <section
      data-card={flush ? undefined : ''}
      className={`overflow-clip rounded-card border border-line bg-surface ${space} ${className}`}
    >
      {title ? (
        <header
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 ${flush ? 'px-4.5 py-4 md:px-6' : 'mb-4'}`}
        >
          <Heading className="text-18 font-title">{title}</Heading>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  )
}
