import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { giveWords as words } from './words.ts'

interface WhenFieldsProps {
  readonly error: string | undefined
  readonly typed: Readonly<Record<string, string>>
}

/** When the gift is sent: at once, or on a day at a time. */
export function WhenFields({ error, typed }: WhenFieldsProps) {
  const [when, setWhen] = useState(typed.when === 'then' ? 'then' : 'now')
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
          <TimeField name="time" label={words.time} defaultValue={typed.time || '09:00'} />
        </div>
      ) : null}
    </>
  )
}
