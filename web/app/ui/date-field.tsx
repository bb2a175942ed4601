import { weekdayName } from '@arvand/persian/format-date'
import { Calendar } from 'lucide-react'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import type { DayLimits } from './calendar-panel.tsx'
import { dayPlaceholder, dayTyped, shownDay } from './day-text.ts'
import type { DigitsFieldProps } from './digits-field.tsx'
import { ShapedField } from './digits-field.tsx'
import { lazyPart } from './lazy-part.tsx'
import { dayShape } from './typed-digits.ts'

export const CalendarPopover = lazyPart(() => import('./calendar-popover.tsx'))

export interface DateFieldProps
  extends Omit<DigitsFieldProps, 'defaultValue' | 'end' | 'min' | 'max' | 'label'>,
    DayLimits {
  label: string
  /** An ISO day, or what was typed before and refused. */
  defaultValue?: string
  /** Called with the ISO day, or null while the text is no valid day. */
  onDay?: (isoDay: string | null) => void
}

/**
 * A date in the calendar of the locale. People type it (the form carries the text, the server parses it) or pick it
 * from a calendar that loads when it is opened; so the field works without JavaScript.
 */
export function DateField(props: DateFieldProps) {
  const { label, defaultValue, min, max, years, whyNot, onDay, onInput, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(() => dayTyped(shownDay(defaultValue) ?? ''))
  const [open, setOpen] = useState(false)
  const take = (isoDay: string | null) => {
    setDay(isoDay)
    if (isoDay !== day) onDay?.(isoDay)
  }
  // The field may already hold text that was typed before the page was hydrated.
  useEffect(() => setDay(dayTyped(input.current?.value ?? '')), [])
  return (
    <>
      <ShapedField
        placeholder={dayPlaceholder()}
        {...field}
        label={label}
        ref={input}
        shape={dayShape}
        defaultValue={shownDay(defaultValue)}
        onInput={(event) => {
          take(dayTyped(event.currentTarget.value))
          onInput?.(event)
        }}
        end={
          <CalendarButton
            day={day}
            locked={Boolean(field.lockedReason)}
            open={open}
            onOpen={() => setOpen(true)}
          />
        }
      />
      {open ? (
        <CalendarPopover
          kind="day"
          label={label}
          anchor={input}
          limits={{ min, max, years, whyNot }}
          value={day}
          onPick={(isoDay) => {
            write(input, shownDay(isoDay) ?? '')
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** Sets the field's text and fires `input`, so that all listeners react as to typing. */
export function write(input: RefObject<HTMLInputElement | null>, text: string): void {
  if (!input.current) return
  input.current.value = text
  input.current.dispatchEvent(new Event('input', { bubbles: true }))
}

interface CalendarButtonProps {
  day: string | null
  locked: boolean
  open: boolean
  onOpen: () => void
}

/** The weekday of the date, and the button that opens the calendar. */
export function CalendarButton({ day, locked, open, onOpen }: CalendarButtonProps) {
  return (
    <>
      {day ? <span className="pointer-events-none text-14">{weekdayName(day)}</span> : null}
      {locked ? null : (
        <IconButton
          icon={Calendar}
          label="باز کردن تقویم"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
          className="hidden text-muted [@media(scripting:enabled)]:inline-grid"
        />
      )}
    </>
  )
}
