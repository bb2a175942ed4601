import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { giveWords as words } from './words.ts'

/** At once, or on a day and at an hour. */
export function WhenFields({ error }: { error: string | undefined }) {
  const [when, setWhen] = useState('now')
  return (
    <>
      <RadioGroup
        name="when"
        label={words.when}
        defaultValue={when}
        onChange={(event) => setWhen(event.currentTarget.value)}
        choices={[
          { value: 'now', label: words.now, description: words.nowHint },
          { value: 'then', label: words.onDay },
        ]}
      />
      {when === 'then' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField name="day" label={words.day} error={error} required />
          <TimeField name="time" label={words.time} defaultValue="09:00" />
        </div>
      ) : null}
    </>
  )
}
