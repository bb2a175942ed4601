import type { PracticeSettings } from '@arvand/contracts/sample-questions'
import { jalaliYearText } from '@arvand/persian/calendar'
import { parseToman } from '@arvand/persian/money'
import { Card } from '../../../ui/card.tsx'
import { MoneyField } from '../../../ui/digits-field.tsx'
import { type Option, SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { gradeOptions, gradeWords } from '../../practice/index.ts'
import { groupWords as words } from '../words.ts'

interface AboutProps {
  readonly settings: PracticeSettings
  readonly fields: readonly Option[]
  /** This Jalali year. */
  readonly year: number
  readonly onChange: (part: Partial<PracticeSettings>) => void
}

const mostYears = 25

/** What a group is about, by which people find it. */
export const AboutCard = ({ settings, fields, year, onChange }: AboutProps) => (
  <Card title={words.about}>
    <div className="grid gap-5">
      <TextField
        name="title"
        label={words.name}
        maxLength={120}
        value={settings.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        name="description"
        label={words.description}
        description={words.descriptionHint}
        maxLength={1000}
        value={settings.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SelectField
        name="category"
        label={words.category}
        placeholder={words.noCategory}
        options={fields}
        value={settings.category ?? ''}
        onChange={({ target }) => onChange({ category: target.value || null })}
      />
      <SelectField
        name="grade"
        label={words.grade}
        placeholder={words.noGrade}
        options={gradeOptions}
        value={settings.grade ?? ''}
        onChange={({ target }) => onChange({ grade: gradeIn(target.value) })}
      />
      <SelectField
        name="year"
        label={words.year}
        placeholder={words.noYear}
        options={yearsTo(year, settings.year)}
        value={settings.year === null ? '' : String(settings.year)}
        onChange={({ target }) => onChange({ year: target.value ? Number(target.value) : null })}
      />
      <TextField
        name="source"
        label={words.source}
        description={words.sourceHint}
        maxLength={120}
        value={settings.source}
        onChange={({ target }) => onChange({ source: target.value })}
      />
      <MoneyField
        name="price"
        label={words.price}
        description={words.priceHint}
        defaultValue={String(settings.price / 10)}
        onInput={(event) => {
          const typed = parseToman(event.currentTarget.value)
          if (typed !== null) onChange({ price: typed })
        }}
      />
    </div>
  </Card>
)

const gradeIn = (value: string): PracticeSettings['grade'] =>
  Object.hasOwn(gradeWords, value) ? (value as keyof typeof gradeWords) : null

/** The last years, this one first; an older one that is set stays to be chosen. */
function yearsTo(year: number, set: number | null): Option[] {
  const years = Array.from({ length: mostYears }, (_, at) => year - at)
  const all = set === null || years.includes(set) ? years : [...years, set].toSorted((a, b) => b - a)
  return all.map((one) => ({ value: String(one), label: jalaliYearText(one) }))
}
