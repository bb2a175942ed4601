import { formatNumber } from '@arvand/persian/numbers'
import { ChevronsUpDown, Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { type Sections, secondsOf } from './arranged.ts'
import { outlineWords as words } from './words.ts'

interface BarProps {
  readonly sections: Sections
  readonly mayWrite: boolean
  /** Brings the order before the last change of it; null while there is none. */
  readonly undo: (() => Promise<void>) | null
  readonly isChoosing: boolean
  readonly onChoose: () => void
  readonly folded: ReadonlySet<string>
  readonly foldAll: (ids: readonly string[]) => void
}

/** Over the sections: how much there is, and what is done with all of them. */
export function OutlineBar({ sections, mayWrite, undo, isChoosing, onChoose, folded, foldAll }: BarProps) {
  if (sections.length === 0) return null
  const seconds = secondsOf(sections)
  const isAllFolded = sections.every(({ id }) => folded.has(id))
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-15">
      <p className="flex flex-wrap items-center gap-x-3">
        {words.totals(
          formatNumber(sections.length),
          formatNumber(sections.flatMap(({ lessons }) => lessons).length),
        )}
        {seconds > 0 ? (
          <span className="text-muted">
            {words.totalTime} <Duration seconds={seconds} named />
          </span>
        ) : null}
      </p>
      <span className="-mx-4 flex flex-wrap noscript:hidden">
        {undo ? (
          <Button type="button" variant="quiet" size="compact" icon={Undo2} onClick={() => void undo()}>
            {words.undoOrder}
          </Button>
        ) : null}
        {mayWrite ? (
          <Button type="button" variant="quiet" size="compact" onClick={onChoose}>
            {isChoosing ? words.chooseEnd : words.choose}
          </Button>
        ) : null}
        {sections.length > 1 && !isChoosing ? (
          <Button
            type="button"
            variant="quiet"
            size="compact"
            icon={ChevronsUpDown}
            onClick={() => foldAll(isAllFolded ? [] : sections.map(({ id }) => id))}
          >
            {isAllFolded ? words.unfoldAll : words.foldAll}
          </Button>
        ) : null}
      </span>
    </div>
  )
}
