import { Field, type FieldWords, useTies } from '../../../ui/field.tsx'

interface PillProps extends FieldWords {
  readonly name: string
  readonly pills: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string) => void
  /** What the first and the last pill mean. */
  readonly ends?: readonly [string, string] | undefined
}

/** One of a few short choices beside one another, as on a scale. */
export function PillRadios({ name, pills, chosen, onChoose, ends, ...words }: PillProps) {
  const ties = useTies(words)
  return (
    <Field words={words} ties={ties} group>
      <div className="inline-grid max-w-full gap-1">
        <div className="flex flex-wrap gap-2">
          {pills.map(({ value, label }) => (
            <label
              key={value}
              className={`grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border bg-surface px-3 text-16 hover:border-muted has-checked:border-primary-600 has-checked:bg-primary-600 has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 ${words.error ? 'border-danger' : 'border-edge'}`}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              {label}
            </label>
          ))}
        </div>
        {ends?.some((end) => end !== '') ? (
          <p className="flex justify-between gap-4 text-14 text-muted">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        ) : null}
      </div>
    </Field>
  )
}
