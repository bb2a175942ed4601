import { localDigits } from '@arvand/persian/digits'
import { levelName } from './level-name.ts'
import { shownPoints } from './shown-points.ts'
import { markingFieldWords as words } from './words.ts'

export interface Criterion {
  readonly id: string
  readonly title: string
  /** Their points in hundredths. */
  readonly levels: readonly { readonly id: string; readonly title: string; readonly points: number }[]
}

interface CriterionFieldProps {
  readonly criterion: Criterion
  readonly chosen: string | undefined
  /** Whether the digit keys choose a level of this criterion. */
  readonly isCurrent: boolean
  readonly onChoose: (levelId: string) => void
}

/** One criterion of a rubric: its levels, each with the digit that chooses it. */
export function CriterionField({ criterion, chosen, isCurrent, onChoose }: CriterionFieldProps) {
  const { id, title, levels } = criterion
  const frame = isCurrent ? 'border-primary-600' : 'border-line'
  return (
    <fieldset
      data-current={isCurrent || undefined}
      className={`rounded-option border px-4 pt-1 pb-3 ${frame}`}
    >
      <legend className="px-1 text-15 font-label">{title}</legend>
      <div className="grid">
        {levels.map((level, at) => (
          <label
            key={level.id}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 text-15 hover:bg-sunken has-checked:bg-primary-100 has-focus-visible:ring-2 has-focus-visible:ring-primary-600"
          >
            <input
              type="radio"
              name={levelName(id)}
              value={level.id}
              checked={chosen === level.id}
              onChange={() => onChoose(level.id)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-small border border-edge text-14 text-muted"
            >
              {localDigits(at + 1)}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{level.title}</span>
            <span className="shrink-0 text-14 text-muted">{words.pointsOf(shownPoints(level.points))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
