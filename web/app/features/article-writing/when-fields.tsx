import { DateField } from '../../ui/date-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { publicationWords as words } from './words.ts'

/** When it is published. CSS hides the day and the time while «at once» is chosen, so it needs no script. */
export const WhenFields = () => (
  <div className="group/when grid gap-4">
    <RadioGroup
      name="when"
      label={words.when}
      defaultValue="now"
      choices={[
        { value: 'now', label: words.atOnce },
        { value: 'then', label: words.onDay, description: words.onDayHint },
      ]}
    />
    <div className="hidden gap-4 group-has-[[value=then]:checked]/when:grid">
      <DateField name="day" label={words.day} />
      <TimeField name="time" label={words.time} defaultValue="09:00" />
    </div>
  </div>
)
