import type { Criterion } from '@arvand/contracts/lesson-content'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { lessonWords, NumberField } from '../authoring/index.ts'
import { fieldWords as words } from './lesson-kinds/assignment/field-words.ts'

const freshLevel = (title: string, points: number) => ({ id: crypto.randomUUID(), title, points })
const freshCriterion = (): Criterion => ({
  id: crypto.randomUUID(),
  title: words.criterion,
  levels: words.firstLevels.map((title, points) => freshLevel(title, points * 5)),
})

/** The criteria by which something is marked, each with its levels. */
export function RubricField({
  rubric,
  onRubric,
}: {
  rubric: Criterion[]
  onRubric: (rubric: Criterion[]) => void
}) {
  const mend = (id: string, part: Partial<Criterion>) =>
    onRubric(rubric.map((one) => (one.id === id ? { ...one, ...part } : one)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="text-15 font-label">{words.rubric}</legend>
      <p className="text-14 text-muted">{words.rubricHint}</p>
      {rubric.map((criterion) => (
        <CriterionField
          key={criterion.id}
          criterion={criterion}
          onMend={(part) => mend(criterion.id, part)}
          onRemove={() => onRubric(rubric.filter(({ id }) => id !== criterion.id))}
        />
      ))}
      {rubric.length < 12 ? (
        <p>
          <Button
            type="button"
            variant="outline"
            size="compact"
            icon={Plus}
            onClick={() => onRubric([...rubric, freshCriterion()])}
          >
            {words.addCriterion}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}

interface CriterionProps {
  readonly criterion: Criterion
  readonly onMend: (part: Partial<Criterion>) => void
  readonly onRemove: () => void
}

function CriterionField({ criterion: { id, title, levels }, onMend, onRemove }: CriterionProps) {
  const mend = (levelId: string, part: Partial<Criterion['levels'][number]>) =>
    onMend({ levels: levels.map((one) => (one.id === levelId ? { ...one, ...part } : one)) })
  return (
    <div className="grid gap-3 rounded-option border border-line p-4">
      <div className="flex items-end gap-2">
        <TextField
          name={`criterion ${id}`}
          label={words.criterion}
          className="flex-1"
          maxLength={160}
          value={title}
          onChange={(event) => onMend({ title: event.target.value })}
        />
        <IconButton icon={X} label={lessonWords.remove(title)} onClick={onRemove} />
      </div>
      {levels.map((level) => (
        <div
          key={level.id}
          className="grid grid-cols-[minmax(0,1fr)_4.5rem_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_6rem_auto] sm:ps-4"
        >
          <TextField
            name={`level ${level.id}`}
            label={words.level}
            maxLength={120}
            value={level.title}
            onChange={(event) => mend(level.id, { title: event.target.value })}
          />
          <NumberField
            name={`points ${level.id}`}
            label={words.levelPoints}
            value={level.points}
            least={0}
            most={1000}
            onNumber={(points) => points !== null && mend(level.id, { points })}
          />
          <IconButton
            icon={X}
            label={lessonWords.remove(level.title)}
            disabled={levels.length <= 2}
            onClick={() => onMend({ levels: levels.filter(({ id: one }) => one !== level.id) })}
          />
        </div>
      ))}
      {levels.length < 6 ? (
        <p className="ps-4">
          <Button
            type="button"
            variant="quiet"
            size="compact"
            icon={Plus}
            onClick={() => onMend({ levels: [...levels, freshLevel(words.level, 0)] })}
          >
            {words.addLevel}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
