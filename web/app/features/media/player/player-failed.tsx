import type { Playable } from '@arvand/contracts/playable'
import { TriangleAlert } from 'lucide-react'
import { actWords } from '../../../ui/act-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { playerWords as words } from '../words.ts'

interface PlayerFailedProps {
  readonly playable: Pick<Playable, 'kind' | 'type' | 'hls'>
  readonly onAgain: () => void
}

/** Shown when playback failed: why, that the position is not lost, and a button to retry. */
export function PlayerFailed({ playable, onAgain }: PlayerFailedProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-20 grid place-content-center justify-items-center gap-2 bg-deep/90 p-4 text-center text-on-deep"
    >
      <Icon of={TriangleAlert} size={28} />
      <p className="text-17 font-title">{words.failed}</p>
      <p className="max-w-md text-14 text-on-deep">
        {isStrange(playable) ? words.unsupported : words.failedText}
      </p>
      <Button type="button" variant="on-deep" size="compact" onClick={onAgain}>
        {actWords.tryAgain}
      </Button>
    </div>
  )
}

/** Whether the browser has no decoder for the file. */
const isStrange = ({ kind, type, hls }: PlayerFailedProps['playable']): boolean =>
  !hls && document.createElement(kind).canPlayType(type) === ''
