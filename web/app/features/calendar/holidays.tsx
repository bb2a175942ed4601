import { manageHolidays, removeHoliday, saveHoliday } from '@arvand/contracts/panel/calendar'
import { localDigits } from '@arvand/persian/digits'
// not of the locale: holidays are counted by the Jalali year
import { jalaliMonthNames, jalaliOf } from '@arvand/persian/jalali'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { List } from '../../ui/list.tsx'
import type { Route } from './+types/holidays'
import { HolidayForm } from './holiday-form.tsx'
import { type Holiday, HolidayRow } from './holiday-row.tsx'
import { removeQuestion } from './remove-question.ts'
import { holidaysWords as words } from './words.ts'

const places = { 'calendar.holiday-taken': 'title', 'calendar.solar-holiday': 'title' }

const save = (done: (title: string) => string) =>
  submitTo(saveHoliday, { places, done: (_, { title }) => done(title) })

/** The page's action: adds, edits, confirms and removes. */
const changeHolidays = formAction({
  add: save(words.added),
  mend: save(words.saved),
  confirm: save(words.confirmed),
  remove: submitTo(removeHoliday, {
    question: ({ text }) => removeQuestion(text('title')),
    done: (_answer, _ask, { text }) => words.removed(text('title')),
  }),
})

const [firstYear, lastYear] = [1300, 1499]

export async function loader({ context, url }: Route.LoaderArgs) {
  const today = dayAt(Date.now())
  const thisYear = jalaliOf(today).year
  const asked = Number(url.searchParams.get('year') ?? thisYear)
  const year = Number.isInteger(asked) && asked >= firstYear && asked <= lastYear ? asked : thisYear
  const { items: holidays } = await callerOf(context)(manageHolidays, { year })
  return { year, thisYear, today, holidays, mended: url.searchParams.get('mend') }
}

export const action = changeHolidays

export const meta = () => [{ title: titled(words.title) }]

export default function Holidays({ loaderData, actionData }: Route.ComponentProps) {
  const { year, thisYear, today, holidays, mended } = loaderData
  const waiting = holidays.filter(({ estimated }) => estimated).length
  const isSaved = actionData?.intent === 'mend' && Boolean(actionData.done)
  const byMonth = Map.groupBy(holidays, ({ day }) => jalaliOf(day).month)
  // An answer to a row's form is shown in that row; any other answer is shown above the list.
  const isOfRow =
    actionData?.asks || (actionData?.intent !== 'add' && (actionData?.fields || actionData?.error))
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-5">
          <Years year={year} thisYear={thisYear} />
          <AnswerNews answer={actionData?.intent === 'add' || isOfRow ? undefined : actionData} />
          {waiting > 0 ? (
            <Alert tone="warning" title={words.toConfirm(formatNumber(waiting))}>
              {words.toConfirmText}
            </Alert>
          ) : null}
          {[...byMonth].map(([month, ofMonth]) => (
            <section key={month} aria-labelledby={`month-${month}`}>
              <h2 id={`month-${month}`} className="pb-2 text-17 font-title">
                {jalaliMonthNames[month - 1]}
              </h2>
              <List label={jalaliMonthNames[month - 1]}>
                {ofMonth.map((holiday) => (
                  <HolidayRow
                    key={`${holiday.day} ${holiday.title}`}
                    holiday={holiday}
                    today={today}
                    year={year}
                    isMended={holiday.id !== null && holiday.id === mended && !isSaved}
                    answer={answerOf(holiday, isOfRow ? actionData : undefined)}
                  />
                ))}
              </List>
            </section>
          ))}
        </div>
        <Card title={<span id="add">{words.add}</span>} className="scroll-mt-5 xl:sticky xl:top-24">
          <p className="pb-4 text-15 text-muted">{words.addLead}</p>
          <HolidayForm key={year} intent="add" answer={answerFor(actionData, 'add')} submit={words.add} />
        </Card>
      </div>
    </>
  )
}

const answerOf = ({ id }: Holiday, answer: Route.ComponentProps['actionData']) =>
  id !== null && answer?.values?.id === id ? answer : undefined

function Years({ year, thisYear }: { year: number; thisYear: number }) {
  return (
    <nav aria-label={words.years} className="flex flex-wrap items-center gap-x-2">
      <YearStep to={year - 1} label={words.before} icon={ChevronLeft} />
      <span aria-current="page" className="min-w-28 text-center text-18 font-title">
        {words.year(localDigits(year))}
      </span>
      <YearStep to={year + 1} label={words.after} icon={ChevronRight} />
      {year === thisYear ? null : (
        <TextLink alone to="?" className="inline-flex min-h-11 items-center px-2 text-15">
          {words.now}
        </TextLink>
      )}
      <TextLink
        alone
        to={`?year=${year}#add`}
        className="ms-auto inline-flex min-h-11 items-center px-2 text-15 xl:hidden"
      >
        {words.add}
      </TextLink>
    </nav>
  )
}

function YearStep({ to, label, icon }: { to: number; label: string; icon: LucideIcon }) {
  if (to < firstYear || to > lastYear) return null
  return (
    <Link
      to={`?year=${to}`}
      aria-label={`${label}، ${localDigits(to)}`}
      className="grid size-11 place-items-center rounded-control border border-line bg-surface hover:border-edge"
    >
      <Icon of={icon} mirror />
    </Link>
  )
}
