import { localDigits } from '@arvand/persian/digits'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Stage } from './stage.ts'
import { sectionWords as words } from './words.ts'

interface NoteProps {
  readonly stage: Stage
  /** Its clock ran out. */
  readonly isOver: boolean
  readonly onEnter: () => void
}

/** Which section is open and what it does not allow; after its clock ran out, the way into the next. */
export function StageNote({ stage: { number, count, next, section }, isOver, onEnter }: NoteProps) {
  if (isOver && next)
    return (
      <Alert tone="warning" urgent title={words.over}>
        <p className="pb-3">{words.overText}</p>
        <Button type="button" size="compact" onClick={onEnter}>
          {words.enter}
        </Button>
      </Alert>
    )
  return (
    <div className="grid gap-1 text-14 text-muted">
      {count > 1 ? <p>{words.place(localDigits(number), localDigits(count))}</p> : null}
      {section.oneWay ? <p>{words.oneWay}</p> : null}
    </div>
  )
}
