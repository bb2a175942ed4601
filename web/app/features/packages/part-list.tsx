import { formatNumber } from '@arvand/persian/numbers'
import { Circle, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { OpenedPackage } from './use-package.ts'
import { packagesWords as words } from './words.ts'

type Part = OpenedPackage['parts'][number]

interface PartListProps {
  readonly parts: readonly Part[]
  readonly here: string
  readonly onTurn: (part: string) => void
}

const marks = {
  new: [Circle, 'text-muted'],
  begun: [CircleDashed, 'text-primary-700'],
  completed: [CircleCheck, 'text-success'],
  passed: [CircleCheck, 'text-success'],
  failed: [CircleX, 'text-danger'],
} as const

const indents = ['', 'ps-4', 'ps-8', 'ps-12'] as const

/** The parts of a package in order; the state of each is told by shape, colour and words. */
export function PartList({ parts, here, onTurn }: PartListProps) {
  return (
    <nav
      aria-label={words.parts}
      className="max-h-[min(75vh,46rem)] overflow-y-auto rounded-card border border-line bg-surface"
    >
      {parts.every(({ isFree }) => isFree) ? null : (
        <p className="border-b border-line px-4 py-3 text-14 text-muted">{words.inOrder}</p>
      )}
      <ol className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.identifier}>
            <button
              type="button"
              disabled={!part.isFree && part.identifier !== here}
              onClick={() => onTurn(part.identifier)}
              aria-current={part.identifier === here ? 'step' : undefined}
              className="w-full px-4 py-3 text-start -outline-offset-2 enabled:hover:bg-sunken disabled:cursor-default aria-[current=step]:bg-primary-50"
            >
              <PartLine part={part} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PartLine({ part: { title, status, score, depth } }: { part: Part }) {
  const [icon, look] = marks[status]
  return (
    <span className={`flex items-start gap-3 ${indents[Math.min(depth, 3)]}`}>
      <span className={`pt-1 ${look}`}>
        <Icon of={icon} size={20} />
      </span>
      <span className="min-w-0">
        <bdi className="block aligned-as-page text-15 font-label wrap-anywhere">{title}</bdi>
        <span className="block text-14 text-muted">
          {words.statuses[status]}
          {score === null ? null : ` · ${words.score(formatNumber(Math.round(score)))}`}
        </span>
      </span>
    </span>
  )
}
