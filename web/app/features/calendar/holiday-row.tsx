import type { Answer } from '@arvand/contracts/endpoint'
import { type manageHolidays, saveHoliday } from '@arvand/contracts/panel/calendar'
import { localDigits } from '@arvand/persian/digits'
import { formatDay, weekdayName } from '@arvand/persian/format-date'
// not of the locale: holidays are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { EditAndRemove } from '../../shell/edit-and-remove.tsx'
import { actWords } from '../../ui/act-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { HolidayForm } from './holiday-form.tsx'
import { removeQuestion } from './remove-question.ts'
import { holidaysWords as words } from './words.ts'

export type Holiday = Answer<typeof manageHolidays>['items'][number]

interface HolidayRowProps {
  readonly holiday: Holiday
  readonly today: string
  readonly year: number
  readonly isMended: boolean
  readonly answer: FormAnswer | undefined
}

/** A holiday, and what a manager can do with it; those fixed by law (without an id) cannot be changed. */
export function HolidayRow({ holiday, today, year, isMended, answer }: HolidayRowProps) {
  const { id, day, title, estimated } = holiday
  if (isMended || answer?.intent === 'mend')
    return <MendedRow holiday={holiday} year={year} answer={answer} />
  const tone = id === null ? 'neutral' : estimated ? 'warning' : 'success'
  return (
    <ListRow
      start={<DayMark day={day} isPast={day < today} />}
      title={<span className="wrap-anywhere">{title}</span>}
      note={
        <Badge tone={tone}>{id === null ? words.solar : estimated ? words.estimated : words.announced}</Badge>
      }
      end={id === null ? null : <Ways holiday={holiday} year={year} answer={answer} />}
    />
  )
}

function DayMark({ day, isPast }: { day: string; isPast: boolean }) {
  return (
    <span
      className={`grid w-16 shrink-0 justify-items-center rounded-option px-2 py-1.5 ${isPast ? 'bg-sunken text-muted' : 'bg-danger-100 text-danger-700'}`}
    >
      <span className="text-21 font-display leading-snug">{localDigits(jalaliOf(day).day)}</span>
      <span className="text-12 font-label">{weekdayName(day)}</span>
    </span>
  )
}

type WaysProps = Pick<HolidayRowProps, 'holiday' | 'year' | 'answer'>

function Ways({ holiday: { id, day, title, estimated }, year, answer }: WaysProps) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {estimated ? (
        <ActionForm
          intent="confirm"
          to={saveHoliday}
          answer={answerFor(answer, 'confirm')}
          carry={{ id, day: formatDay(day), title }}
          submit={words.confirm}
          button={{ variant: 'soft', size: 'compact', 'aria-label': words.confirmOf(title) }}
        />
      ) : null}
      <EditAndRemove
        editTo={`?year=${year}&mend=${id}`}
        row={{ id, title }}
        words={words}
        answer={answerFor(answer, 'remove')}
        question={removeQuestion(title)}
      />
    </span>
  )
}

function MendedRow({ holiday, year, answer }: WaysProps) {
  return (
    <li className="bg-sunken px-4.5 py-5 md:px-6">
      <h3 className="pb-3 text-16 font-label">{words.mending(holiday.title)}</h3>
      <HolidayForm
        intent="mend"
        answer={answerFor(answer, 'mend')}
        holiday={holiday}
        submit={words.save}
        beside={
          <ButtonLink to={`?year=${year}`} preventScrollReset variant="outline" size="compact">
            {actWords.cancel}
          </ButtonLink>
        }
      />
    </li>
  )
}
