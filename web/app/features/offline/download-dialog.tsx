import { useState } from 'react'
import { actWords } from '../../ui/act-words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ChoiceOfSize } from './choice-of-size.tsx'
import { erasePack } from './erase.ts'
import { bytesOf, filesFor, hasChoice, type PackChoice } from './pack.ts'
import { type Download, useDownload } from './use-download.ts'
import { listWords, downloadWords as words } from './words.ts'

interface DownloadDialogProps {
  readonly lesson: { readonly id: string; readonly title: string }
  readonly course: { readonly id: string }
  readonly personId: string
  readonly isKept: boolean
  readonly onClose: () => void
}

/** Chooses how much of a lesson is downloaded and shows the progress. Loaded as a chunk of its own. */
export default function DownloadDialog({ lesson, course, personId, isKept, onClose }: DownloadDialogProps) {
  const { download, start, cancel } = useDownload(course.id, lesson.id, personId)
  const [choice, setChoice] = useState<PackChoice>('whole')
  return (
    <Dialog
      open
      title={words.title(lesson.title)}
      onClose={onClose}
      footer={
        <>
          {download.stage === 'choosing' ? (
            <Button type="button" onClick={() => void start(choice)}>
              {words.start}
            </Button>
          ) : null}
          {download.stage === 'done' || isKept ? (
            <ButtonLink to="/panel/offline" variant="soft">
              {words.list}
            </ButtonLink>
          ) : null}
          {isKept && download.stage === 'choosing' ? (
            <Button
              type="button"
              variant="quiet"
              onClick={() => void erasePack(lesson.id).then(onClose)}
              aria-label={listWords.removeOf(lesson.title)}
            >
              {listWords.remove}
            </Button>
          ) : (
            <Button
              type="button"
              variant="outline"
              onClick={download.stage === 'fetching' ? cancel : onClose}
            >
              {download.stage === 'fetching' ? actWords.cancel : words.close}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.text}</p>
        <Stage download={download} choice={choice} onChoice={setChoice} />
      </div>
    </Dialog>
  )
}

interface StageProps {
  readonly download: Download
  readonly choice: PackChoice
  readonly onChoice: (choice: PackChoice) => void
}

function Stage({ download, choice, onChoice }: StageProps) {
  switch (download.stage) {
    case 'looking':
      return (
        <Loading label={words.looking}>
          <Skeleton className="h-24 rounded-option" />
        </Loading>
      )
    case 'refused':
      return (
        <Alert tone="warning" urgent>
          {download.sentence}
        </Alert>
      )
    case 'done':
      return (
        <Alert tone="success" urgent>
          {words.done}
        </Alert>
      )
    case 'fetching':
      return (
        <ProgressBar
          label={words.fetching}
          share={download.all > 0 ? (download.bytes / download.all) * 100 : 0}
          note={words.sentOf(sizeInWords(download.bytes), sizeInWords(download.all))}
        />
      )
    case 'choosing':
      return (
        <div className="grid gap-4 text-ink">
          {download.trouble ? (
            <Alert tone="warning" urgent>
              {download.trouble}
            </Alert>
          ) : null}
          <ChoiceOfSize
            hasChoice={hasChoice(download.told.files)}
            whole={words.whole}
            bytes={(one) => bytesOf(filesFor(download.told.files, one))}
            choice={choice}
            onChoice={onChoice}
          />
        </div>
      )
  }
}
