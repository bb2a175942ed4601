import type { Answer } from '@arvand/contracts/endpoint'
import type { showRoom } from '@arvand/contracts/panel/rooms'
import { addRoomDay, removeRoomDay } from '@arvand/contracts/teacher/rooms'
import { localDigits } from '@arvand/persian/digits'
import { formatDay, weekdayName } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { roomWords as words } from './words.ts'

type Day = Answer<typeof showRoom>['room']['days'][number]

const dayText = ({ time, minutes, note }: Day): string =>
  [
    time === null ? words.dayOff : words.dayMore(localDigits(time), formatNumber(minutes ?? 0)),
    ...(note ? [note] : []),
  ].join(' · ')

interface DaysCardProps {
  readonly days: readonly Day[]
  readonly answer: FormAnswer | undefined
}

/** The days on which a room differs from its week. */
export const DaysCard = ({ days, answer }: DaysCardProps) => (
  <Card title={words.days}>
    <div className="grid gap-5">
      <p className="text-15 text-muted">{words.daysLead}</p>
      {days.length === 0 ? (
        <p className="text-15 text-muted">{words.noDays}</p>
      ) : (
        <List label={words.days}>
          {days.map((one) => (
            <ListRow
              key={one.id}
              title={`${weekdayName(one.day)} ${formatDay(one.day)}`}
              note={dayText(one)}
              end={
                <ActionForm
                  intent="removeDay"
                  to={removeRoomDay}
                  carry={{ dayId: one.id }}
                  submit={words.removeDay}
                  button={{
                    variant: 'quiet',
                    size: 'compact',
                    'aria-label': words.removeDayOf(formatDay(one.day)),
                  }}
                />
              }
            />
          ))}
        </List>
      )}
      <ActionForm
        intent="addDay"
        to={addRoomDay}
        answer={answerFor(answer, 'addDay')}
        clears
        submit={words.addDay}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <DateField name="day" label={words.date} />
        <TimeField name="time" label={words.dayTime} description={words.dayHint} />
        <DigitsField name="minutes" label={words.minutes} defaultValue="60" />
        <TextField name="note" label={words.note} />
      </ActionForm>
    </div>
  </Card>
)
