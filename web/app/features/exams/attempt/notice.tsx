import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: string
  readonly text?: ReactNode
  /** What can be done. */
  readonly children?: ReactNode
  readonly more?: ReactNode
}

/** One message in place of the questions. */
export const Notice = ({ title, text, children, more }: NoticeProps) => (
  <main id="main" className="page grid min-h-dvh max-w-2xl content-center gap-5 py-8">
    <section role="status" className="grid gap-3 rounded-card border border-line bg-surface p-6 md:p-8">
      <h1 className="text-21 font-heading">{title}</h1>
      {text ? <div className="text-16 text-muted">{text}</div> : null}
      {children ? <div className="flex flex-wrap gap-3 pt-2">{children}</div> : null}
    </section>
    {more}
  </main>
)
