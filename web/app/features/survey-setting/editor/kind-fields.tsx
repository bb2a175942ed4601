import type { QuestionOf, SurveyQuestion } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import { DateField } from '../../../ui/date-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { NumberField } from '../../authoring/index.ts'
import { editorWords as words } from '../words.ts'
import { ChoicesField } from './choices-field.tsx'

interface KindProps<Question extends SurveyQuestion = SurveyQuestion> {
  readonly question: Question
  readonly onChange: (question: SurveyQuestion) => void
}

const optionWords = { label: words.options, nameOf: words.option, add: words.addOption }

/** What is set of a question beyond its text, by its kind. */
export function KindFields({ question, onChange }: KindProps) {
  switch (question.kind) {
    case 'text':
      return <TextFields question={question} onChange={onChange} />
    case 'choice':
    case 'ranking':
      return (
        <ChoicesField
          {...optionWords}
          choices={question.options}
          onChange={(options) => onChange({ ...question, options })}
        />
      )
    case 'multiple':
      return <MultipleFields question={question} onChange={onChange} />
    case 'scale':
      return <ScaleFields question={question} onChange={onChange} />
    case 'nps':
      return <p className="text-14 text-muted">{words.npsHint}</p>
    case 'matrix':
      return (
        <>
          <ChoicesField
            label={words.rows}
            nameOf={words.row}
            add={words.addRow}
            choices={question.rows}
            onChange={(rows) => onChange({ ...question, rows })}
          />
          <ChoicesField
            label={words.columns}
            nameOf={words.column}
            add={words.addColumn}
            choices={question.columns}
            onChange={(columns) => onChange({ ...question, columns })}
          />
        </>
      )
    case 'date':
      return (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              name={`${end} ${question.id}`}
              label={end === 'from' ? words.firstDay : words.lastDay}
              defaultValue={question[end] ?? ''}
              onDay={(day) => onChange({ ...question, [end]: day })}
            />
          ))}
        </div>
      )
    case 'file':
      return (
        <NumberField
          name={`files ${question.id}`}
          label={words.mostFiles}
          value={question.mostFiles}
          least={1}
          most={5}
          onNumber={(mostFiles) => mostFiles && onChange({ ...question, mostFiles })}
        />
      )
  }
}

const formats = ['any', 'number', 'email', 'mobile'] as const

const TextFields = ({ question, onChange }: KindProps<QuestionOf<'text'>>) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name={`format ${question.id}`}
        label={words.format}
        options={formats.map((value) => ({ value, label: words.formats[value] }))}
        value={question.format}
        onChange={({ target }) =>
          onChange({ ...question, format: formats.find((one) => one === target.value) ?? 'any' })
        }
      />
      <NumberField
        name={`letters ${question.id}`}
        label={words.mostLetters}
        value={question.mostLetters}
        least={1}
        most={4000}
        onNumber={(mostLetters) => mostLetters && onChange({ ...question, mostLetters })}
      />
    </div>
    <Switch
      name={`long ${question.id}`}
      checked={question.isLong}
      onChange={({ target }) => onChange({ ...question, isLong: target.checked })}
    >
      {words.isLong}
    </Switch>
  </>
)

const MultipleFields = ({ question, onChange }: KindProps<QuestionOf<'multiple'>>) => (
  <>
    <ChoicesField
      {...optionWords}
      choices={question.options}
      onChange={(options) => onChange({ ...question, options })}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      {(['least', 'most'] as const).map((end) => (
        <NumberField
          key={end}
          name={`${end} ${question.id}`}
          label={words[end]}
          description={words.unlimited}
          value={question[end]}
          least={1}
          most={30}
          onNumber={(number) => onChange({ ...question, [end]: number })}
        />
      ))}
    </div>
  </>
)

const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: localDigits(from + at),
  }))

const ScaleFields = ({ question, onChange }: KindProps<QuestionOf<'scale'>>) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <SelectField
      name={`from ${question.id}`}
      label={words.from}
      options={upTo(0, 1)}
      value={String(question.from)}
      onChange={({ target }) => onChange({ ...question, from: Number(target.value) })}
    />
    <SelectField
      name={`to ${question.id}`}
      label={words.to}
      options={upTo(2, 10)}
      value={String(question.to)}
      onChange={({ target }) => onChange({ ...question, to: Number(target.value) })}
    />
    {(['lowWords', 'highWords'] as const).map((end) => (
      <TextField
        key={end}
        name={`${end} ${question.id}`}
        label={words[end]}
        maxLength={60}
        value={question[end]}
        onChange={({ target }) => onChange({ ...question, [end]: target.value })}
      />
    ))}
  </div>
)
