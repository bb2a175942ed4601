import { toLatinDigits } from '@arvand/persian/digits'
import { instantAt, wallTimeOf } from '@arvand/persian/zone'
import { useRef } from 'react'
import { DateField } from '../../../ui/date-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { rulesWords as words } from '../words/editor-words.ts'

interface MomentProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  /** ISO 8601; null: none. */
  readonly value: string | null
  /** The time of day while none was chosen: `09:00`. */
  readonly usual: string
  readonly onMoment: (value: string | null) => void
}

const two = (part: number) => String(part).padStart(2, '0')

/** A day and a time in Tehran; without a day it is no moment. */
export function MomentField({ name, label, hint, value, usual, onMoment }: MomentProps) {
  const wall = value ? wallTimeOf(value) : null
  const first = wall ? `${two(wall.hour)}:${two(wall.minute)}` : usual
  const typed = useRef({ day: wall?.day ?? null, time: first })
  const take = (part: Partial<typeof typed.current>) => {
    typed.current = { ...typed.current, ...part }
    const { day, time } = typed.current
    if (day === null) onMoment(null)
    else if (isTime(time)) onMoment(instantAt(day, time).toISOString())
  }
  return (
    <fieldset className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <legend className="pb-2 text-16 font-title">{label}</legend>
      <DateField
        name={`${name}-day`}
        label={words.day}
        description={hint}
        {...(wall ? { defaultValue: wall.day } : {})}
        onDay={(day) => take({ day })}
      />
      <TimeField
        name={`${name}-time`}
        label={words.time}
        defaultValue={first}
        onInput={({ currentTarget }) => take({ time: toLatinDigits(currentTarget.value) })}
      />
    </fieldset>
  )
}

const isTime = (text: string): boolean => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text)
