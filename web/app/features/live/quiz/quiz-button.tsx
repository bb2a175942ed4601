import { FileQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { QuizDialogProps } from './quiz-dialog.tsx'
import { quizWords as words } from './quiz-words.ts'

const QuizDialog = lazyPart<QuizDialogProps>(() => import('./quiz-dialog.tsx'))

/** The way to the host's own questions; the dialog's code loads when it is opened. */
export function QuizButton({ sessionId }: { readonly sessionId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        type="button"
        variant="quiet"
        size="compact"
        icon={FileQuestionMark}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen ? <QuizDialog sessionId={sessionId} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
