import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { FieldsProps } from '../../../../lesson-kind.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { AttachmentsField, BodyField, MinutesField, NumberField } from '../../../authoring/index.ts'
import { RubricField } from '../../rubric-field.tsx'
import { fieldWords as words } from './field-words.ts'

const accepts = ['both', 'text', 'files'] as const

/** Edits what learners hand in, when it is due and for how many points. */
export default function AssignmentFields(props: FieldsProps<ContentOf<'assignment'>>) {
  const { content, onChange } = props
  return (
    <>
      <BodyField {...props} label={words.brief} description={words.briefHint} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="accepts"
          label={words.accepts}
          options={accepts.map((value) => ({ value, label: words.acceptsWords[value] }))}
          value={content.accepts}
          onChange={({ target }) =>
            onChange({ accepts: accepts.find((one) => one === target.value) ?? 'both' })
          }
        />
        <NumberField
          name="mostFiles"
          label={words.mostFiles}
          value={content.mostFiles}
          least={1}
          most={10}
          onNumber={(mostFiles) => mostFiles && onChange({ mostFiles })}
        />
        <NumberField
          name="dueDays"
          label={words.dueDays}
          description={words.dueDaysHint}
          value={content.dueDays}
          least={1}
          most={365}
          onNumber={(dueDays) => onChange({ dueDays })}
        />
        <NumberField
          name="points"
          label={words.points}
          description={words.pointsHint}
          value={content.points}
          least={1}
          most={1000}
          onNumber={(points) => points && onChange({ points })}
        />
      </div>
      <RubricField rubric={content.rubric} onRubric={(rubric) => onChange({ rubric })} />
      <AttachmentsField {...props} />
      <MinutesField {...props} />
    </>
  )
}
