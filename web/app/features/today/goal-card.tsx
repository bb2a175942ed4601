import type { Answer } from '@arvand/contracts/endpoint'
import { setGoal, type showGoal } from '@arvand/contracts/panel/goals'
import { calendarDayOf } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { weekdayName } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Check, Flame } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { goalWords as words } from './words.ts'

type Goal = Answer<typeof showGoal>

/** The days of this week on which one learned, beside the chosen goal; the goal is set here. */
export function GoalCard({ goal, answer }: { goal: Goal; answer: FormAnswer | undefined }) {
  const { goal: days, streak, week, today } = goal
  const learned = week.filter((day) => day.learned).length
  const row = <Badge icon={Flame} tone="accent">{`${formatNumber(streak)} ${words.inARow}`}</Badge>
  return (
    <Card title={words.title} aside={streak > 1 ? row : null}>
      <div className="grid grid-cols-1 gap-4">
        <LoneNews answer={answer?.done ? answer : undefined} />
        <ol aria-label={words.days} className="flex justify-between gap-1">
          {week.map((day) => (
            <Day key={day.day} {...day} today={today} />
          ))}
        </ol>
        {days === null ? (
          <p className="text-15 text-muted">{words.ask}</p>
        ) : (
          <ProgressBar
            label={words.done(formatNumber(learned), formatNumber(days))}
            share={Math.min(100, (learned / days) * 100)}
            end={
              <span className="text-14 text-muted">
                {learned < days ? words.left(formatNumber(days - learned)) : words.reached}
              </span>
            }
          />
        )}
        <div className="-mb-2">
          <Fold
            key={days}
            label={days === null ? words.choose : words.change}
            variant={days === null ? 'soft' : 'quiet'}
            open={answer?.fields !== undefined}
          >
            <ActionForm
              intent="goal"
              to={setGoal}
              answer={answer?.done ? undefined : answer}
              submit={words.save}
              button={{ size: 'compact' }}
              className="grid gap-3"
            >
              <SelectField
                name="goal"
                label={words.howMany}
                defaultValue={String(days ?? 3)}
                options={week.map((_, at) => ({
                  value: String(at + 1),
                  label: words.daysOf(formatNumber(at + 1)),
                }))}
              />
            </ActionForm>
          </Fold>
        </div>
      </div>
    </Card>
  )
}

interface DayProps {
  readonly day: string
  readonly learned: boolean
  readonly today: string
}

/** A day of the week: ticked when one learned on it, with a ring when it is today, dashed while it is to come. */
function Day({ day, learned, today }: DayProps) {
  const look = learned
    ? 'border-transparent bg-primary-600 text-on-primary'
    : day === today
      ? 'border-primary-600 bg-primary-50 text-primary-700'
      : day > today
        ? 'border-dashed border-edge text-muted'
        : 'border-line bg-sunken text-muted'
  const name = weekdayName(day)
  return (
    <li
      aria-current={day === today ? 'date' : undefined}
      className="grid min-w-0 grid-cols-1 justify-items-center gap-1"
    >
      <span
        data-fill={learned || undefined}
        className={`grid aspect-square w-9 max-w-full place-items-center rounded-full border-2 text-14 font-label ${look}`}
      >
        {learned ? (
          <Icon of={Check} size={18} />
        ) : (
          <span aria-hidden="true">{localDigits(calendarDayOf(day).day)}</span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={`text-12 ${day === today ? 'font-label text-primary-700' : 'text-muted'}`}
      >
        {name.slice(0, 1)}
      </span>
      <span className="sr-only">
        {`${name}: ${learned ? words.learned : day > today ? words.toCome : words.notLearned}`}
      </span>
    </li>
  )
}
