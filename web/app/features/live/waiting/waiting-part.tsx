import { formatNumber } from '@arvand/persian/numbers'
import { Hourglass } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { Shown } from '../shown.ts'
import type { WaitingPanelProps } from './waiting-panel.tsx'
import { waitingWords as words } from './waiting-words.ts'

/** Who waits, for hosts of a class that has a waiting room; its code loads then. */
export const WaitingPart = lazyPart<WaitingPanelProps>(() => import('./waiting-panel.tsx'))

/** How many wait, said once when it changes, and without a sound. */
export const WaitingBadge = ({ waiting }: Pick<Shown, 'waiting'>) => (
  <span role="status">
    {waiting.length > 0 ? (
      <Badge tone="accent" icon={Hourglass}>
        {words.count(formatNumber(waiting.length))}
      </Badge>
    ) : null}
  </span>
)
