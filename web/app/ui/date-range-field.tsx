import { useEffect, useRef, useState } from 'react'
import type { DayLimits } from './calendar-panel.tsx'
import { CalendarButton, CalendarPopover, write } from './date-field.tsx'
import { dayPlaceholder, dayTyped, shownDay } from './day-text.ts'
import { ShapedField } from './digits-field.tsx'
import type { FieldWords } from './field.tsx'
import { Field, useTies } from './field.tsx'
import type { DayRange } from './range-panel.tsx'
import { dayShape } from './typed-digits.ts'

interface DateRangeFieldProps extends Omit<FieldWords, 'label'>, DayLimits {
  label: string
  /** Names of the two inputs in the form. */
  names: { start: string; end: string }
  defaultValue?: { start?: string; end?: string }
}

/** A range of days: two inputs, and one calendar for both. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { names, defaultValue, min, max, years, whyNot, ...words } = props
  const ties = useTies(words)
  const [start, end] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [days, setDays] = useState<{ start: string | null; end: string | null }>({ start: null, end: null })
  const [open, setOpen] = useState(false)
  const read = () =>
    setDays({ start: dayTyped(start.current?.value ?? ''), end: dayTyped(end.current?.value ?? '') })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the text that was typed before hydration
  useEffect(read, [])
  const pick = (range: DayRange) => {
    write(start, shownDay(range.start) ?? '')
    write(end, shownDay(range.end) ?? '')
    setOpen(false)
  }
  const side = {
    shape: dayShape,
    onInput: read,
    placeholder: dayPlaceholder(),
    isWrong: Boolean(words.error),
    lockedReason: words.lockedReason ? ' ' : undefined,
  }
  const locked = Boolean(words.lockedReason)
  return (
    <Field words={words} ties={ties} group>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <ShapedField
          {...side}
          ref={start}
          label="از"
          hideLabel
          name={names.start}
          defaultValue={shownDay(defaultValue?.start)}
          end={<CalendarButton day={days.start} locked={locked} open={open} onOpen={() => setOpen(true)} />}
        />
        <ShapedField
          {...side}
          ref={end}
          label="تا"
          hideLabel
          name={names.end}
          defaultValue={shownDay(defaultValue?.end)}
          end={<CalendarButton day={days.end} locked={locked} open={open} onOpen={() => setOpen(true)} />}
        />
      </div>
      {open ? (
        <CalendarPopover
          kind="range"
          label={words.label}
          anchor={start}
          limits={{ min, max, years, whyNot }}
          value={
            days.start && days.end && days.start <= days.end ? { start: days.start, end: days.end } : null
          }
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Field>
  )
}
