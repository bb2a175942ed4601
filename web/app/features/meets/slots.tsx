import type { Answer } from '@arvand/contracts/endpoint'
import { bookMeet, listSlots } from '@arvand/contracts/panel/meets'
import { addDays } from '@arvand/persian/days'
import { formatDay, formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CoursePrice } from '../courses/index.ts'
import type { Route } from './+types/slots'
import { meetsWords, teachersWords, slotsWords as words } from './words.ts'

const week = 7
const isDay = /^\d{4}-\d{2}-\d{2}$/

export async function loader({ context, params: { handle }, url }: Route.LoaderArgs) {
  const today = dayAt(Date.now())
  const asked = url.searchParams.get('from') ?? ''
  const from = isDay.test(asked) && asked > today ? asked : today
  const to = addDays(from, week - 1)
  const { items, teacher } = await callerOf(context)(listSlots, { teacher: handle, from, to })
  return { slots: items, teacher, from, today }
}

export const action = formAction({
  book: submitTo(bookMeet, {
    done: ({ factor }) => (factor ? redirect(`/panel/factors/${factor.id}`) : words.booked),
  }),
})

export const handle = {
  crumb: ({ teacher }: Pick<Answer<typeof listSlots>, 'teacher'>) => [
    { label: teachersWords.title, to: '/panel/classes/meets/teachers' },
    { label: teacher.name },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.title(loaderData.teacher.name) : meetsWords.title) },
]

/** The free slots of a teacher in a week; one press books. */
export default function Slots({ loaderData, actionData }: Route.ComponentProps) {
  const { slots, teacher, from, today } = loaderData
  const days = [...Map.groupBy(slots, ({ startsAt }) => dayAt(startsAt))]
  const [first] = slots
  const before = addDays(from, -week)
  return (
    <>
      <PageHead title={words.title(teacher.name)} lead={words.lead}>
        {first ? <CoursePrice course={{ price: first.price, listPrice: first.price }} whole /> : null}
      </PageHead>
      <LoneNews answer={answerFor(actionData, 'book')} />
      <div className="grid grid-cols-1 gap-5">
        {days.length === 0 ? (
          <EmptyState title={words.none} level={2}>
            {words.noneText}
          </EmptyState>
        ) : null}
        {days.map(([day, own]) => (
          <Card key={day} title={formatDay(day, 'long')}>
            <ul aria-label={words.slots(formatDay(day, 'long'))} className="flex flex-wrap gap-3">
              {own.map(({ id, startsAt }) => (
                <li key={id}>
                  <ActionForm
                    intent="book"
                    to={bookMeet}
                    carry={{ slotId: id }}
                    submit={words.book(formatTime(startsAt))}
                    button={{ variant: 'outline', size: 'compact' }}
                  />
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <nav aria-label={words.days} className="flex flex-wrap gap-3">
          {from > today ? (
            <ButtonLink to={before > today ? `?from=${before}` : '?'} variant="outline" size="compact">
              {words.previous}
            </ButtonLink>
          ) : null}
          {from < addDays(today, 3 * week) ? (
            <ButtonLink to={`?from=${addDays(from, week)}`} variant="outline" size="compact">
              {words.next}
            </ButtonLink>
          ) : null}
        </nav>
      </div>
    </>
  )
}
