import { titleDirection } from '@arvand/persian/direction'
import { MarkedAt } from '../ui/marked.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'

export const optionId = (index: number): string => `palette-option-${index}`

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[]
  readonly at: number
  readonly onHover: (index: number) => void
  readonly onPick: (entry: PaletteEntry, isApart: boolean) => void
}

/** What was found, in its groups. */
export function PaletteList({ groups, at, onHover, onPick }: PaletteListProps) {
  const firsts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0),
  )
  return (
    <>
      <div
        id="palette-list"
        role="listbox"
        aria-label="نتایج"
        className="max-h-[min(33rem,60vh)] overflow-y-auto p-2 empty:p-0"
      >
        {groups.map(({ title, entries }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own in a listbox
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-14 font-label text-muted">
              {title}
            </p>
            {entries.map((entry, within) => {
              const index = (firsts[place] ?? 0) + within
              return (
                // The text field has the focus and names the active option; a click is for the pointer only.
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes Enter for the active option
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
                <div
                  key={entry.to}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === at}
                  onPointerMove={() => onHover(index)}
                  onClick={(event) => onPick(entry, event.ctrlKey || event.metaKey)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-15 aria-selected:bg-primary-100 aria-selected:text-primary-700"
                >
                  <span className="max-w-3/4 shrink-0 truncate font-label">
                    <MarkedAt text={entry.label} places={entry.mark} />
                  </span>
                  <bdi dir={titleDirection(entry.group)} className="min-w-0 truncate text-14 text-muted">
                    {entry.group === title ? '' : entry.group}
                  </bdi>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="px-5 py-4 text-14 text-muted empty:hidden">
        {groups.length === 0 ? 'چیزی با این نام پیدا نشد. نام دیگری بنویسید.' : ''}
      </p>
    </>
  )
}
