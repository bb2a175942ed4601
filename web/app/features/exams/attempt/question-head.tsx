import { Flag, FlagOff } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import { attemptWords as words } from './words.ts'

interface HeadProps {
  readonly ref: Ref<HTMLHeadingElement>
  /** «سؤال ۳ از ۱۲» */
  readonly label: string
  readonly isFlagged: boolean
  /** Left out: one does not come back to it. */
  readonly onFlag?: (() => void) | undefined
}

/** Which question it is, and its mark for later. */
export const QuestionHead = ({ ref, label, isFlagged, onFlag }: HeadProps) => (
  <div className="flex items-center justify-between gap-3">
    <h2 ref={ref} id="question-title" tabIndex={-1} className="text-15 font-label text-muted outline-hidden">
      {label}
    </h2>
    {onFlag ? (
      <Button
        type="button"
        variant="quiet"
        size="compact"
        icon={isFlagged ? FlagOff : Flag}
        aria-pressed={isFlagged}
        onClick={onFlag}
      >
        {isFlagged ? words.unflag : words.flag}
      </Button>
    ) : null}
  </div>
)
