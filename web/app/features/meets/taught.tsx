import type { Answer } from '@arvand/contracts/endpoint'
import {
  addMeetDay,
  addMeetHours,
  cancelTaughtMeet,
  listTaughtMeets,
  removeMeetDay,
  removeMeetHours,
  saveMeetOffer,
  showMeetOffer,
} from '@arvand/contracts/teacher/meets'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime, formatDay, weekdayName, weekdayNames } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import type { Route } from './+types/taught'
import { StateBadge } from './state-badge.tsx'
import { meetsWords, missedWords, taughtWords as words } from './words.ts'

type Offer = Answer<typeof showMeetOffer>['offer']

export async function loader(args: Route.LoaderArgs) {
  const [list, { offer }] = await Promise.all([
    loadList(listTaughtMeets, args),
    callerOf(args.context)(showMeetOffer, {}),
  ])
  return { ...list, offer }
}

export const action = formAction({
  save: submitTo(saveMeetOffer, { done: words.saved }),
  add: submitTo(addMeetHours, {
    with: ({ text }) => ({ weekday: Number(text('weekday')) }),
    places: { 'live.hours-overlap': 'from', 'live.hours-backwards': 'to' },
    done: words.added,
  }),
  remove: submitTo(removeMeetHours, { done: words.removed }),
  addDay: submitTo(addMeetDay, {
    places: {
      'live.day-past': 'day',
      'live.day-taken': 'day',
      'live.hours-overlap': 'from',
      'live.hours-backwards': 'to',
    },
    done: words.dayAdded,
  }),
  removeDay: submitTo(removeMeetDay, { done: words.dayRemoved }),
  cancel: submitTo(cancelTaughtMeet, { done: words.cancelled }),
})

export const meta = () => [{ title: titled(words.title) }]

/** What a teacher offers, the hours of the week, and who booked. */
export default function Taught({ loaderData, actionData }: Route.ComponentProps) {
  const { offer } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <LoneNews
        answer={
          answerFor(actionData, 'remove') ??
          answerFor(actionData, 'removeDay') ??
          answerFor(actionData, 'cancel')
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <PagedList
            page={loaderData}
            label={words.title}
            empty={{ title: words.empty }}
            order={newestFirst}
            row={({ id, learner, startsAt, minutes, ...meet }) => (
              <ListRow
                key={id}
                title={learner}
                note={`${formatDateTime(startsAt)} · ${meetsWords.minutes(formatNumber(minutes))}`}
                end={
                  <span className="flex flex-wrap items-center gap-2">
                    <StateBadge
                      state={meet.state}
                      missed={meet.missedBy && missedWords.teacher[meet.missedBy]}
                    />
                    {meet.live ? (
                      <ButtonLink to={`/live/enter/meet/${id}`} size="compact">
                        {meetsWords.enter}
                      </ButtonLink>
                    ) : null}
                    {meet.hasRecordings ? (
                      <ButtonLink
                        to={`/teach/meets/${id}/recordings`}
                        variant="outline"
                        size="compact"
                        aria-label={meetsWords.recordingsOf(formatDateTime(startsAt))}
                      >
                        {meetsWords.recordings}
                      </ButtonLink>
                    ) : null}
                    {meet.mayMove ? (
                      <ButtonLink
                        to={`/teach/meets/${id}/move`}
                        variant="quiet"
                        size="compact"
                        aria-label={meetsWords.moveOf(formatDateTime(startsAt))}
                      >
                        {meetsWords.move}
                      </ButtonLink>
                    ) : null}
                    {meet.mayCancel ? (
                      <ReasonForm
                        intent="cancel"
                        to={cancelTaughtMeet}
                        answer={undefined}
                        carry={{ meetId: id }}
                        label={words.cancel}
                        variant="quiet"
                        submit={words.doCancel}
                        reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
                      />
                    ) : null}
                  </span>
                }
              />
            )}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <OfferCard offer={offer} answer={actionData} />
          <WeekCard offer={offer} answer={actionData} />
          <DaysCard offer={offer} answer={actionData} />
        </div>
      </div>
    </>
  )
}

interface PartProps {
  readonly offer: Offer
  readonly answer: FormAnswer | undefined
}

const OfferCard = ({ offer: { isOpen, minutes, price, onHolidays, hasHandle }, answer }: PartProps) => (
  <Card title={words.offer}>
    <div className="grid gap-4">
      {hasHandle ? null : <Alert tone="warning">{words.noHandle}</Alert>}
      <ActionForm intent="save" to={saveMeetOffer} answer={answerFor(answer, 'save')} submit={words.save}>
        <Checkbox name="isOpen" defaultChecked={isOpen}>
          {words.isOpen}
        </Checkbox>
        <Checkbox name="onHolidays" defaultChecked={onHolidays}>
          {words.onHolidays}
        </Checkbox>
        <DigitsField name="minutes" label={words.minutes} defaultValue={String(minutes)} />
        <MoneyField name="price" label={words.price} defaultValue={String(price / 10)} />
      </ActionForm>
    </div>
  </Card>
)

const WeekCard = ({ offer: { hours }, answer }: PartProps) => (
  <Card title={words.week}>
    <div className="grid gap-5">
      {hours.length === 0 ? (
        <p className="text-15 text-muted">{words.noHours}</p>
      ) : (
        <List label={words.week}>
          {hours.map(({ id, weekday, from, to }) => {
            const text = words.hours(weekdayNames[weekday] ?? '', localDigits(from), localDigits(to))
            return (
              <ListRow
                key={id}
                title={text}
                end={
                  <ActionForm
                    intent="remove"
                    to={removeMeetHours}
                    carry={{ hoursId: id }}
                    submit={words.remove}
                    button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeOf(text) }}
                  />
                }
              />
            )
          })}
        </List>
      )}
      <ActionForm
        intent="add"
        to={addMeetHours}
        answer={answerFor(answer, 'add')}
        submit={words.add}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <SelectField
          name="weekday"
          label={words.day}
          options={weekdayNames.map((label, at) => ({ value: String(at), label }))}
        />
        <TimeField name="from" label={words.from} defaultValue="16:00" />
        <TimeField name="to" label={words.to} defaultValue="18:00" />
      </ActionForm>
    </div>
  </Card>
)

/** «شنبه ۱۴۰۵/۰۹/۱۴». */
const dayText = (day: string): string => `${weekdayName(day)} ${formatDay(day)}`

const DaysCard = ({ offer: { days }, answer }: PartProps) => (
  <Card title={words.days}>
    <div className="grid gap-5">
      <p className="text-15 text-muted">{words.daysLead}</p>
      {days.length === 0 ? (
        <p className="text-15 text-muted">{words.noDays}</p>
      ) : (
        <List label={words.days}>
          {days.map(({ id, day, from, to }) => (
            <ListRow
              key={id}
              title={dayText(day)}
              note={from && to ? words.dayHours(localDigits(from), localDigits(to)) : words.dayOff}
              end={
                <ActionForm
                  intent="removeDay"
                  to={removeMeetDay}
                  carry={{ dayId: id }}
                  submit={words.removeDay}
                  button={{
                    variant: 'quiet',
                    size: 'compact',
                    'aria-label': words.removeDayOf(dayText(day)),
                  }}
                />
              }
            />
          ))}
        </List>
      )}
      <ActionForm
        intent="addDay"
        to={addMeetDay}
        answer={answerFor(answer, 'addDay')}
        clears
        submit={words.addDay}
        button={{ variant: 'outline', size: 'compact' }}
      >
        <DateField name="day" label={words.date} />
        <TimeField name="from" label={words.dayFrom} />
        <TimeField name="to" label={words.dayTo} description={words.dayHint} />
      </ActionForm>
    </div>
  </Card>
)
