import type { ReactNode } from 'react'
import { CartMark } from '../features/cart/cart-mark.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { FieldMenu, HeaderSearch } from '../features/search/index.ts'
import { PublicFooter } from '../shell/public-footer.tsx'
import { PublicHeader } from '../shell/public-header.tsx'

/** Header, main and footer of the public pages. */
export default function PublicChrome({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader fields={<FieldMenu />} search={<HeaderSearch />} cart={<CartMark />} bell={<Bell />} />
      {/* As high as the window below the header, so that the footer of a short page stands still while the page loads. */}
      <main id="main" className="min-h-[calc(100dvh-4.5rem)] flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
