import { formatNumber } from '@arvand/persian/numbers'
import { ChevronRight, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { Group, Option } from './suggestion-groups.tsx'
import { suggestionWords as words } from './suggestion-words.ts'

interface ColumnProps {
  readonly groups: readonly Group[]
  readonly id: string
  readonly active: Option | undefined
  readonly onPick: (option: Option, isApart: boolean) => void
  readonly onForget: (q: string) => void
}

/** The groups of one column; options are chosen from the field. */
export function Column({ groups, id, active, onPick, onForget }: ColumnProps) {
  if (groups.length === 0) return null
  return (
    <div role="presentation" className="p-3 lg:not-first:border-s lg:not-first:border-line">
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own in a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 py-2 text-14 font-label text-muted">
            {title}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox takes Enter for the active option
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
            <div
              key={option.key}
              id={`${id}${option.key}`}
              role="option"
              aria-selected={option === active}
              aria-keyshortcuts={option.recent ? 'Delete' : undefined}
              onClick={(event) => onPick(option, event.ctrlKey || event.metaKey)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-15 hover:bg-sunken aria-selected:bg-primary-100"
            >
              {option.row}
              {option.recent ? (
                <span
                  aria-hidden="true"
                  title={words.remove(option.recent)}
                  onClick={(event) => {
                    event.stopPropagation()
                    onForget(option.recent ?? '')
                  }}
                  className="grid size-8 place-items-center rounded-small text-muted hover:bg-line"
                >
                  <Icon of={X} size={16} />
                </span>
              ) : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface FootProps {
  readonly count: number
  readonly q: string
  readonly hasRecent: boolean
  readonly children: ReactNode
}

const keys = [
  { keys: ['↑', '↓'], word: words.move },
  { keys: ['Enter'], word: words.open },
  { keys: ['Tab'], word: words.complete },
  { keys: ['Esc'], word: words.close },
]

/** The way to all results, and the keys. */
export function Foot({ count, q, hasRecent, children }: FootProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 text-14">
      {count > 0 ? (
        <button
          type="submit"
          tabIndex={-1}
          className="inline-flex min-h-11 items-center gap-2 font-label text-primary-700 hover:underline"
        >
          {count === 1 ? words.one(q) : words.all(formatNumber(count), q)}
          <Icon of={ChevronRight} size={16} mirror />
        </button>
      ) : hasRecent ? (
        children
      ) : (
        <span />
      )}
      <span aria-hidden="true" className="flex flex-wrap gap-x-4 text-muted max-md:hidden">
        {keys.map(({ keys: names, word }) => (
          <span key={word} className="inline-flex items-center gap-1.5">
            {names.map((name) => (
              <kbd key={name} dir="ltr" className="rounded-small border border-line px-1.5 font-sans text-12">
                {name}
              </kbd>
            ))}
            {word}
          </span>
        ))}
      </span>
    </div>
  )
}

interface RestProps {
  readonly typed: string
  readonly rest: string
  /** Its place and size: those of the input's text. */
  readonly className: string
}

/** The rest of the likeliest word, grey behind what is typed. A joiner lets its first letter join. */
export const Rest = ({ typed, rest, className }: RestProps) => (
  <span
    aria-hidden="true"
    className={`bidi-plain pointer-events-none absolute inset-y-0 flex items-center whitespace-pre text-muted ${className}`}
  >
    <span className="invisible inline-block">{typed}</span>
    <span>{/\p{Script=Arabic}$/u.test(typed) ? `‍${rest}` : rest}</span>
  </span>
)
