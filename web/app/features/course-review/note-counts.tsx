import type { ReviewNote } from '@arvand/contracts/course-review'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { countOpen } from '../authoring/index.ts'
import { reviewWords as words } from './words.ts'

/** How many notes a row has: new ones, and of those the teacher got the open and the done ones. */
export function NoteCounts({ notes }: { notes: readonly ReviewNote[] }) {
  const sent = notes.filter(({ sentAt }) => sentAt)
  const [fresh, open] = [notes.length - sent.length, countOpen(sent)]
  const done = sent.length - open
  return (
    <>
      {fresh > 0 ? <Badge tone="primary">{words.unsentCount(formatNumber(fresh))}</Badge> : null}
      {open > 0 ? <Badge tone="warning">{words.openCount(formatNumber(open))}</Badge> : null}
      {done > 0 ? <Badge tone="success">{words.doneCount(formatNumber(done))}</Badge> : null}
    </>
  )
}
