import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'
import { dayAt } from '@arvand/persian/zone'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Sections } from './arranged.ts'
import { outlineWords as words } from './words.ts'

export type OutlineItem = OutlineLesson | OutlineSection

type Sentences = Readonly<Record<string, string>> | undefined

export const TitleField = ({ of }: { of: OutlineItem }) => (
  <TextField name="title" label={words.newName} defaultValue={of.title} required maxLength={120} />
)

interface ReleaseFieldsProps {
  readonly of: OutlineItem
  readonly errors?: Sentences
  /** What was typed when the server refused the form. */
  readonly typed?: Sentences
}

/** When the lesson or section opens. CSS alone shows the field of the chosen option, so it works without JavaScript. */
export function ReleaseFields({ of, errors, typed }: ReleaseFieldsProps) {
  const stored = of.releaseAt ? 'on' : of.releaseAfterDays === null ? 'now' : 'after'
  return (
    <div className="group grid gap-4">
      <RadioGroup
        name="when"
        label={words.releaseWhen}
        defaultValue={typed?.when ?? stored}
        choices={[
          { value: 'now', label: words.releaseNow },
          { value: 'on', label: words.releaseOn },
          { value: 'after', label: words.releaseAfter },
        ]}
      />
      <div className="hidden group-has-[[value=on]:checked]:block">
        <DateField
          name="day"
          label={words.releaseDay}
          defaultValue={typed?.day ?? (of.releaseAt ? dayAt(of.releaseAt) : undefined)}
          error={errors?.day}
        />
      </div>
      <div className="hidden group-has-[[value=after]:checked]:block">
        <LtrField
          name="days"
          label={words.releaseDays}
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed?.days ?? of.releaseAfterDays ?? ''}
          error={errors?.days}
        />
      </div>
    </div>
  )
}

/** The lessons that must be completed before this one. */
export function PrerequisiteFields({ lesson, sections }: { lesson: OutlineLesson; sections: Sections }) {
  const others = sections.flatMap(({ lessons }) => lessons).filter(({ id }) => id !== lesson.id)
  return (
    <>
      <p className="text-15 text-muted">
        {others.length > 0 ? words.prerequisitesText : words.prerequisitesNone}
      </p>
      <div className="grid max-h-80 overflow-y-auto">
        {others.map(({ id, title }) => (
          <Checkbox key={id} name="requires" value={id} defaultChecked={lesson.requires.includes(id)}>
            {title}
          </Checkbox>
        ))}
      </div>
    </>
  )
}
