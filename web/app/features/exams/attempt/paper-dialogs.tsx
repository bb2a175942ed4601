import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { KeeperState } from '../storing/keeper-state.ts'
import type { Stage } from './stage.ts'
import type { AttemptAtWork } from './use-attempt.ts'
import type { ShownAttempt } from './use-shown.ts'

const HandInDialog = lazyPart(() => import('./hand-in-dialog.tsx'))
const EnterDialog = lazyPart(() => import('./enter-dialog.tsx'))
const PassDialog = lazyPart(() => import('./pass-dialog.tsx'))

interface DialogsProps {
  /** Finish: into the next section, or the hand-in after the last one. */
  readonly open: 'finish' | 'pass' | 'map' | null
  readonly shown: ShownAttempt
  readonly work: AttemptAtWork
  readonly state: KeeperState
  readonly stage: Stage | null
  readonly onPass: () => void
  readonly onClose: () => void
}

/** What is asked before something that cannot be undone. */
export function PaperDialogs({ open, shown, work, state, stage, onPass, onClose }: DialogsProps) {
  if (open === 'pass') return <PassDialog onPass={onPass} onClose={onClose} />
  if (open !== 'finish') return null
  if (stage?.next) return <EnterDialog stage={stage} state={state} work={work} onClose={onClose} />
  const { attempt, exam } = shown
  return (
    <HandInDialog
      attemptId={attempt.id}
      reviewFrom={exam.reviewFrom}
      examId={exam.id}
      state={state}
      keeper={work.keeper.current}
      onClose={onClose}
    />
  )
}
