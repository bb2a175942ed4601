import type { ReactNode } from 'react'

/** The main action of a page at the lower edge of a phone, wherever the page is scrolled; last in its container. */
export const ActionBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside
    aria-label={label}
    className="group/bar page sticky bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden"
  >
    {children}
  </aside>
)
