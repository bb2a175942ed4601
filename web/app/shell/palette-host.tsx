import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { isPaletteWished, watchPaletteWish } from './palette-wish.ts'

/** Ctrl-K or ⌘-K opens the palette; its code comes at the first wish. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const wished = useSyncExternalStore(watchPaletteWish, isPaletteWished, () => false)
  return wished ? <Suspense>{children}</Suspense> : null
}
