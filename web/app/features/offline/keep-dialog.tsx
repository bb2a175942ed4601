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
import { type Keeping, useKeeping } from './use-keeping.ts'
import { listWords, keepWords as words } from './words.ts'

interface KeepDialogProps {
  readonly lesson: { readonly id: string; readonly title: string }
  readonly course: { readonly id: string }
  readonly personId: string
  readonly isKept: boolean
  readonly onClose: () => void
}

/** Chooses how much of a lesson is kept, and shows it coming. A chunk of its own. */
export default function KeepDialog({ lesson, course, personId, isKept, onClose }: KeepDialogProps) {
  const { keeping, start, cancel } = useKeeping(course.id, lesson.id, personId)
  const [choice, setChoice] = useState<PackChoice>('whole')
  return (
    <Dialog
      open
      title={words.title(lesson.title)}
      onClose={onClose}
      footer={
        <>
          {keeping.stage === 'choosing' ? (
            <Button type="button" onClick={() => void start(choice)}>
              {words.start}
            </Button>
          ) : null}
          {keeping.stage === 'done' || isKept ? (
            <ButtonLink to="/panel/offline" look="soft">
              {words.list}
            </ButtonLink>
          ) : null}
          {isKept && keeping.stage === 'choosing' ? (
            <Button
              type="button"
              look="quiet"
              onClick={() => void erasePack(lesson.id).then(onClose)}
              aria-label={listWords.removeOf(lesson.title)}
            >
              {listWords.remove}
            </Button>
          ) : (
            <Button type="button" look="outline" onClick={keeping.stage === 'fetching' ? cancel : onClose}>
              {keeping.stage === 'fetching' ? actWords.cancel : words.close}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p>{words.text}</p>
        <Stage keeping={keeping} choice={choice} onChoice={setChoice} />
      </div>
    </Dialog>
  )
}

interface StageProps {
  readonly keeping: Keeping
  readonly choice: PackChoice
  readonly onChoice: (choice: PackChoice) => void
}

function Stage({ keeping, choice, onChoice }: StageProps) {
  switch (keeping.stage) {
    case 'looking':
      return (
        <Loading label={words.looking}>
          <Skeleton className="h-24 rounded-option" />
        </Loading>
      )
    case 'refused':
      return (
        <Alert tone="warning" urgent>
          {keeping.sentence}
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
          share={keeping.all > 0 ? (keeping.bytes / keeping.all) * 100 : 0}
          note={words.sentOf(sizeInWords(keeping.bytes), sizeInWords(keeping.all))}
        />
      )
    case 'choosing':
      return (
        <div className="grid gap-4 text-ink">
          {keeping.trouble ? (
            <Alert tone="warning" urgent>
              {keeping.trouble}
            </Alert>
          ) : null}
          <ChoiceOfSize
            hasChoice={hasChoice(keeping.told.files)}
            whole={words.whole}
            bytes={(one) => bytesOf(filesFor(keeping.told.files, one))}
            choice={choice}
            onChoice={onChoice}
          />
        </div>
      )
  }
}
