import type { ReactNode } from 'react'
import { laterPart } from '../ui/lazy-part.tsx'

const BareChrome = ({ children }: { children: ReactNode }) => <main id="main">{children}</main>

/** The public chrome for failures in other frames, which so do not load it with each of their pages. */
export const LaterPublicChrome = laterPart<{ children: ReactNode }>(() =>
  import('./public-chrome.tsx').catch(() => ({ default: BareChrome })),
)
