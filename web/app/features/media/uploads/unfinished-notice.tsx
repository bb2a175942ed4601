import type { FileUse } from '@arvand/contracts/panel/media'
import { useEffect, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { uploadWords as words } from '../words.ts'
import { dropUnfinished, type Unfinished, unfinishedOf } from './unfinished.ts'

/** What a reload left unfinished for this use; asked again whenever the token or what is on its way changes. */
export function useUnfinished(use: FileUse, ownerId: string | null, turn: unknown) {
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (ownerId === null) return
    let isAway = false
    void unfinishedOf(use, ownerId).then((found) => isAway || setUnfinished(found))
    return () => {
      isAway = true
    }
  }, [use, ownerId, turn])
  const drop = (one: Unfinished) => {
    dropUnfinished(one)
    setUnfinished(unfinished.filter(({ key }) => key !== one.key))
  }
  return { unfinished, drop }
}

interface UnfinishedNoticeProps {
  readonly unfinished: readonly Unfinished[]
  readonly onChoose: () => void
  readonly onDrop: (one: Unfinished) => void
}

/** Offers to go on with what a closed page left behind. */
export function UnfinishedNotice({ unfinished, onChoose, onDrop }: UnfinishedNoticeProps) {
  return unfinished.map((one) => (
    <Alert key={one.key} tone="warning" title={words.left(one.name)}>
      <p>{words.leftText(sizeInWords(one.sent), sizeInWords(one.bytes))}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button type="button" look="outline" size="compact" onClick={onChoose}>
          {words.chooseAgain}
        </Button>
        <Button type="button" look="quiet" size="compact" onClick={() => onDrop(one)}>
          {words.drop}
        </Button>
      </p>
    </Alert>
  ))
}
