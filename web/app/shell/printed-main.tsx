import type { ReactNode } from 'react'

/** The main part of a page that is printed: as light as paper, whatever the theme around it. */
export const PrintedMain = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" data-theme="light" className="min-h-[85dvh] bg-paper text-ink print:bg-transparent">
    <div className="page py-5 md:py-7 print:p-0">{children}</div>
  </main>
)
