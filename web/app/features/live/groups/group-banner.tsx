import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { Alert } from '../../../ui/alert.tsx'
import type { Shown } from '../shown.ts'
import { useSecondsLeft } from '../timer/use-seconds-left.ts'
import { groupWords as words } from './group-words.ts'

/** In which group one is, and how long still; at its end the page is loaded again. */
export function GroupBanner({ shown: { groups, people } }: { shown: Shown }) {
  const seconds = useSecondsLeft(groups[0]?.secondsLeft ?? null, groups)
  if (groups.length === 0) return null
  const mine = groups.find(({ id }) => people.some(({ isMe, groupId }) => isMe && groupId === id))
  return (
    <Alert>
      {mine ? words.inGroup(words.group(formatNumber(mine.place))) : words.inClass}
      {seconds === null ? null : (
        <span role="timer" className="block text-14 tabular-nums">
          {words.left(formatDuration(seconds))}
        </span>
      )}
    </Alert>
  )
}
