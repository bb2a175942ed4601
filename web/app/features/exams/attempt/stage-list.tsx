import type { AttemptSection } from '@arvand/contracts/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { Check, Lock, Square } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { sectionWords as words } from './words.ts'

const icons = { left: Check, open: Square, ahead: Lock } as const

/** The sections of an exam in their order: which are over, which is open, and how long the others are. */
export const StageList = ({ sections }: { sections: readonly AttemptSection[] }) =>
  sections.length < 2 ? null : (
    <section aria-label={words.list} className="grid gap-2">
      <h2 className="text-17 font-title">{words.list}</h2>
      <ol className="grid gap-1.5 text-15">
        {sections.map(({ id, title, state, minutes, questions }) => (
          <li
            key={id}
            aria-current={state === 'open' ? 'step' : undefined}
            className="flex items-start gap-3 text-muted aria-[current]:font-label aria-[current]:text-ink"
          >
            <Icon of={icons[state]} size={16} className="mt-1.5" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {title}
              <span className="sr-only">، {words.states[state]}</span>
            </span>
            <span className="shrink-0 text-14 font-normal text-muted">
              {minutes === null
                ? words.questions(formatNumber(questions))
                : words.size(formatNumber(questions), formatNumber(minutes))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
