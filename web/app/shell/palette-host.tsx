import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isPaletteWished, watchPaletteWish } from './palette-wish.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

/** Ctrl-K or ⌘-K opens the palette; its code comes at the first wish. */
export function PaletteHost() {
  const wished = useSyncExternalStore(watchPaletteWish, isPaletteWished, () => false)
  return wished ? (
    <Suspense>
      <CommandPalette />
    </Suspense>
  ) : null
}
