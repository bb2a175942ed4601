import type { FileUse } from '@arvand/contracts/panel/media'
import { useEffect, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { sizeInWords } from '../../../ui/file-drop.tsx'
import { uploadWords as words } from '../words.ts'
import { dropUnfinished, type Unfinished, unfinishedOf } from './unfinished.ts'
import { useUploads } from './upload-list.ts'

/** Uploads for this use that a reload interrupted and that were not resumed. */
export function useUnfinished(use: FileUse, ownerId: string | null) {
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const uploads = useUploads()
  const count = uploads.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun or ended meanwhile asks again
  useEffect(() => {
    if (ownerId === null) return
    let isAway = false
    void unfinishedOf(use, ownerId).then((now) => isAway || setFound(now))
    return () => {
      isAway = true
    }
  }, [use, ownerId, count])
  const isMoving = (one: Unfinished) =>
    uploads.some((upload) => upload.name === one.name && upload.bytes === one.bytes)
  const drop = (one: Unfinished) => {
    dropUnfinished(one)
    setFound(found.filter(({ key }) => key !== one.key))
  }
  return { unfinished: found.filter((one) => !isMoving(one)), drop }
}

interface UnfinishedNoticeProps {
  readonly unfinished: readonly Unfinished[]
  readonly onChoose: () => void
  readonly onDrop: (one: Unfinished) => void
}

/** Offers to resume uploads that a closed page interrupted. */
export function UnfinishedNotice({ unfinished, onChoose, onDrop }: UnfinishedNoticeProps) {
  return unfinished.map((one) => (
    <Alert key={one.key} tone="warning" title={words.left(one.name)}>
      <p>{words.leftText(sizeInWords(one.sent), sizeInWords(one.bytes))}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button type="button" variant="outline" size="compact" onClick={onChoose}>
          {words.chooseAgain}
        </Button>
        <Button type="button" variant="quiet" size="compact" onClick={() => onDrop(one)}>
          {words.drop}
        </Button>
      </p>
    </Alert>
  ))
}
