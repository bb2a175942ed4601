import { formatNumber } from '@arvand/persian/numbers'
import { Lightbulb } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { practiceWords as words } from '../words.ts'

/** The hints that were told so far. */
export const Hints = ({ hints, left }: { hints: readonly string[]; left: number }) => (
  <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
    {hints.map((hint, at) => (
      <div
        key={hint}
        className="rounded-option border border-accent-500 bg-accent-100 px-4 py-3 text-15 text-accent-800"
      >
        <p className="flex items-center gap-2 font-label">
          <Icon of={Lightbulb} />
          {words.hintOf(formatNumber(at + 1), formatNumber(hints.length + left))}
        </p>
        <p className="bidi-plain pt-1 text-ink">{hint}</p>
      </div>
    ))}
  </div>
)
