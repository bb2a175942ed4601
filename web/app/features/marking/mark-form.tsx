import type { Endpoint } from '@arvand/contracts/endpoint'
import { type ReactNode, useRef, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type Criterion, CriterionField } from './criterion-field.tsx'
import { shownPoints } from './shown-points.ts'
import { useMarkingKeys } from './use-marking-keys.ts'
import { markingFieldWords as words } from './words.ts'

interface MarkFormProps {
  /** The endpoint that takes the mark, by the intent `mark`. */
  readonly to: Endpoint
  /** Empty: it is marked by points. */
  readonly rubric: readonly Criterion[]
  readonly most: number
  readonly mark: {
    readonly points: number
    readonly levels: Readonly<Record<string, string>>
    readonly comment: string | null
  } | null
  readonly submit: string
  /** Label of the comment, where it is not a student who reads it. */
  readonly comment?: string
  readonly answer: FormAnswer | undefined
  readonly beside: ReactNode
}

/** Marks by a rubric or by points. Digit keys choose levels, or begin the points; the running sum is announced. */
export function MarkForm(props: MarkFormProps) {
  const { to, rubric, most, mark, submit, comment = words.comment, answer, beside } = props
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(mark?.levels ?? {})
  const [current, setCurrent] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const choose = (criterionId: string, levelId: string) =>
    setChosen((before) => ({ ...before, [criterionId]: levelId }))
  useMarkingKeys({
    place,
    onDigit: (digit) => {
      if (rubric.length === 0) {
        place.current?.querySelector<HTMLInputElement>('input[name=points]')?.select()
        return false
      }
      const criterion = rubric[current]
      const level = criterion?.levels[digit - 1]
      if (!criterion || !level) return false
      choose(criterion.id, level.id)
      setCurrent(Math.min(current + 1, rubric.length - 1))
      return true
    },
    onMove: (by) => setCurrent(Math.max(0, Math.min(current + by, rubric.length - 1))),
  })
  const sum = rubric.reduce(
    (all, { id, levels }) => all + (levels.find((level) => level.id === chosen[id])?.points ?? 0),
    0,
  )
  return (
    <div ref={place}>
      <Card title={rubric.length > 0 ? words.rubric : words.points}>
        <ActionForm intent="mark" to={to} answer={answer} submit={submit} beside={beside}>
          {rubric.length > 0 ? (
            <>
              <p className="hidden text-14 text-muted md:block">{words.rubricHint}</p>
              {rubric.map((criterion, at) => (
                <CriterionField
                  key={criterion.id}
                  criterion={criterion}
                  chosen={chosen[criterion.id]}
                  isCurrent={at === current}
                  onChoose={(levelId) => {
                    choose(criterion.id, levelId)
                    setCurrent(at)
                  }}
                />
              ))}
              <p
                role="status"
                className="flex items-baseline justify-between rounded-option bg-sunken px-4 py-3"
              >
                <span className="text-15 text-muted">{words.total}</span>
                <span className="text-18 font-title">
                  {words.totalOf(shownPoints(sum), shownPoints(most))}
                </span>
              </p>
            </>
          ) : (
            <>
              <p className="hidden text-14 text-muted md:block">{words.pointsKeys}</p>
              <LtrField
                name="points"
                label={words.points}
                description={words.pointsHint(shownPoints(most))}
                defaultValue={mark ? shownPoints(mark.points) : ''}
                inputMode="decimal"
                autoComplete="off"
                required
              />
            </>
          )}
          <TextArea name="comment" label={comment} defaultValue={mark?.comment ?? ''} />
        </ActionForm>
      </Card>
    </div>
  )
}
