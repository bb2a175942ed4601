import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { attemptWords as words } from './words.ts'

interface BarProps {
  readonly canGoBack: boolean
  /** After the last question: «پایان و تحویل آزمون»; undefined: it is not the last. */
  readonly finish: string | undefined
  /** «سؤال ۳ از ۱۲» */
  readonly label: string
  /** How many are answered, and of how many, as told. */
  readonly count: string
  readonly all: string
  /** To the next question, or to the one before. */
  readonly onStep: (by: 1 | -1) => void
  readonly onMap: () => void
  readonly onFinish: () => void
}

/** The foot of an exam: back, the map, and on. */
export const PaperBar = ({ canGoBack, finish, label, count, all, onStep, onMap, onFinish }: BarProps) => (
  <nav
    aria-label={label}
    className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
  >
    <div className="page flex items-center justify-between gap-3 py-3">
      <Button
        type="button"
        variant="outline"
        aria-disabled={!canGoBack || undefined}
        className={canGoBack ? '' : 'invisible'}
        onClick={() => onStep(-1)}
      >
        <span className="flex items-center gap-2">
          <Icon of={ChevronRight} />
          {words.previous}
        </span>
      </Button>
      <button
        type="button"
        aria-label={words.openMap(count, all)}
        aria-haspopup="dialog"
        onClick={onMap}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-15 font-label whitespace-nowrap text-primary-700 hover:bg-primary-100"
      >
        <Icon of={LayoutGrid} />
        {words.ofAll(count, all)}
      </button>
      {finish ? (
        <Button type="button" onClick={onFinish}>
          {finish}
        </Button>
      ) : (
        <Button type="button" onClick={() => onStep(1)}>
          <span className="flex items-center gap-2">
            {words.next}
            <Icon of={ChevronLeft} />
          </span>
        </Button>
      )}
    </div>
  </nav>
)
