import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { Change } from './change-words.ts'
import { Icon } from './icon.tsx'

const arrows = { up: ArrowUp, down: ArrowDown, none: Minus }
const tones = { good: 'text-success', bad: 'text-warning', muted: 'text-muted' }

/** «↑ ۱۲٪ بیشتر»: the arrow is the direction, the colour says good or bad, and the words say both. */
export function ChangeMark({ change: { arrow, tone, percent, words } }: { change: Change }) {
  return (
    <span className={`inline-flex items-center gap-1 text-14 font-label whitespace-nowrap ${tones[tone]}`}>
      <Icon of={arrows[arrow]} size={14} />
      <span>
        {percent ? (
          <>
            <bdi dir="ltr">{percent}</bdi>{' '}
          </>
        ) : null}
        {words}
      </span>
    </span>
  )
}
