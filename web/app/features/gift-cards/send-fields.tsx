import { useState } from 'react'
import { DateField } from '../../ui/date-field.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { giftCardsWords as words } from './words.ts'

/** By whose hand the card comes, to whom and when. */
export function SendFields({ wrong }: { wrong: Readonly<Record<string, string>> }) {
  const [way, setWay] = useState('hand')
  const [when, setWhen] = useState('now')
  return (
    <div className="grid gap-5">
      <RadioGroup
        name="way"
        label={words.way}
        defaultValue={way}
        framed
        onChange={(event) => setWay(event.currentTarget.value)}
        choices={[
          { value: 'hand', label: words.byHand, description: words.byHandHint },
          { value: 'sms', label: words.bySms, description: words.bySmsHint },
        ]}
      />
      {way === 'sms' ? (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <MobileField name="mobile" label={words.mobile} error={wrong.mobile} maxLength={20} required />
            <TextField name="name" label={words.name} description={words.nameHint} maxLength={80} />
          </div>
          <RadioGroup
            name="when"
            label={words.when}
            defaultValue={when}
            onChange={(event) => setWhen(event.currentTarget.value)}
            choices={[
              { value: 'now', label: words.now, description: words.nowHint },
              { value: 'then', label: words.chosen },
            ]}
          />
          {when === 'then' ? (
            <div className="grid gap-5 sm:grid-cols-2">
              <DateField name="day" label={words.day} error={wrong.day} required />
              <TimeField name="time" label={words.time} defaultValue="09:00" />
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
