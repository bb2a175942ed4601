import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../../ui/badge.tsx'
import { outlineWords as words } from './words.ts'

interface Released {
  readonly releaseAt: string | null
  readonly releaseAfterDays: number | null
}

/** When something opens; draws nothing when it opens at once. */
export function ReleaseBadge({ of: { releaseAt, releaseAfterDays } }: { of: Released }) {
  if (releaseAt) return <Badge tone="primary">{words.opensAt(formatDate(releaseAt))}</Badge>
  return releaseAfterDays === null ? null : (
    <Badge tone="primary">{words.opensAfter(formatNumber(releaseAfterDays))}</Badge>
  )
}
