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
      <main id="main" className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
