import { holidaysOfYear } from '@arvand/contracts/home/calendar'
import { renewCalendarAddress, showAgenda, showCalendarAddress } from '@arvand/contracts/panel/courses'
import { addDays } from '@arvand/persian/days'
import { formatDate, formatDateTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Card } from '../../ui/card.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/course-calendar'
import { agendaInWords } from './agenda.ts'
import { askedWeek, weekFrom, yearsOf } from './week.ts'
import { WeekStrip } from './week-strip.tsx'
import { calendarWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const today = dayAt(Date.now())
  const saturday = askedWeek(url.searchParams.get('week'), today)
  const [call, mildCall] = [callerOf(context), actionCallerOf(context)]
  const [{ address }, { items }, ofWeek, holidays] = await Promise.all([
    call(showCalendarAddress, {}),
    call(showAgenda, { from: today, to: addDays(today, 30) }),
    call(showAgenda, { from: saturday, to: addDays(saturday, 6) }),
    // The page works without the holidays.
    attempt(Promise.all(yearsOf(saturday).map((year) => mildCall(holidaysOfYear, { year })))),
  ])
  const known = holidays.answer?.flatMap((year) => year.items)
  const days = weekFrom(saturday, today, known ?? [], ofWeek.items)
  return { address, items, week: { saturday, days, knowsHolidays: known !== undefined } }
}

export const action = formAction({
  renew: submitTo(renewCalendarAddress, { question: () => words.ask, done: words.renewed }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function CourseCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { address, items, week } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <WeekStrip week={week} />
        <section className="grid gap-3">
          <h2 className="text-18 font-title">{words.soon}</h2>
          {items.length > 0 ? (
            <List label={words.soon}>
              {items.map((item) => (
                <ListRow
                  key={`${item.key} ${item.at}`}
                  to={item.link}
                  title={agendaInWords(item)}
                  note={item.within}
                  end={
                    <span className="text-14 text-muted">
                      {item.wholeDay ? formatDate(item.at) : formatDateTime(item.at)}
                    </span>
                  }
                />
              ))}
            </List>
          ) : (
            <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
          )}
        </section>
        <Card title={words.address}>
          <div className="grid gap-4">
            <p className="text-15 text-muted">{words.how}</p>
            <CopyField address={address} label={words.address} words={words} />
            <p>
              <a
                href={address.replace(/^https?:/, 'webcal:')}
                className={buttonClasses({ variant: 'outline', size: 'compact' })}
              >
                {words.open}
              </a>
            </p>
            <p className="text-14 text-muted">{words.secret}</p>
            <ConfirmedForm
              intent="renew"
              to={renewCalendarAddress}
              answer={answerFor(actionData, 'renew')}
              question={() => words.ask}
              submit={words.renew}
              button={{ variant: 'quiet', size: 'compact' }}
              className="-ms-4 grid gap-3"
            />
          </div>
        </Card>
      </div>
    </>
  )
}
