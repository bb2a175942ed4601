import { Timer } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BarButton } from '../bar-button.tsx'
import type { Shown } from '../shown.ts'
import type { TimerDialogProps } from './timer-dialog.tsx'
import { timerWords as words } from './timer-words.ts'

const TimerDialog = lazyPart<TimerDialogProps>(() => import('./timer-dialog.tsx'))

/** A host lets a time run; the dialog's code loads when it is opened. */
export function TimerButton({ shown: { session, timer } }: { shown: Shown }) {
  const [isOpen, setOpen] = useState(false)
  const isRunning = timer !== null
  return (
    <>
      <BarButton icon={Timer} label={words.timer} isOn={isRunning} onPress={() => setOpen(true)} />
      {isOpen ? (
        <TimerDialog sessionId={session.id} isRunning={isRunning} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
