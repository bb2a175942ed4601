import { DateField } from '../../ui/date-field.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { giftCardsWords as words } from './gift-cards-words.ts'

/** How the card is handed over, to whom and when. CSS hides the fields that the chosen option does not need. */
export function SendFields({ wrong }: { wrong: Readonly<Record<string, string>> }) {
  return (
    <div className="group/send grid gap-5">
      <RadioGroup
        name="way"
        label={words.way}
        defaultValue="hand"
        framed
        choices={[
          { value: 'hand', label: words.byHand, description: words.byHandHint },
          { value: 'sms', label: words.bySms, description: words.bySmsHint },
        ]}
      />
      <div className="hidden gap-5 group-has-[[value=sms]:checked]/send:grid">
        <div className="grid gap-5 sm:grid-cols-2">
          <MobileField name="mobile" label={words.mobile} error={wrong.mobile} maxLength={20} required />
          <TextField name="name" label={words.name} description={words.nameHint} maxLength={80} />
        </div>
        <RadioGroup
          name="when"
          label={words.when}
          defaultValue="now"
          choices={[
            { value: 'now', label: words.now, description: words.nowHint },
            { value: 'then', label: words.chosen },
          ]}
        />
        <div className="hidden gap-5 group-has-[[value=then]:checked]/send:grid sm:grid-cols-2">
          <DateField name="day" label={words.day} error={wrong.day} required />
          <TimeField name="time" label={words.time} defaultValue="09:00" />
        </div>
      </div>
    </div>
  )
}
