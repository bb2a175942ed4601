import type { ReactNode } from 'react'

/** What stands around every page, whatever its frame. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary-600 px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        رفتن به متن صفحه
      </a>
      {children}
    </>
  )
}
