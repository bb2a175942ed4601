import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import { Clock } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { DigitsFieldProps } from './digits-field.tsx'
import { ShapedField } from './digits-field.tsx'
import { Icon } from './icon.tsx'
import { timeShape } from './typed-digits.ts'

interface TimeFieldProps extends Omit<DigitsFieldProps, 'end'> {
  /** Minutes by which an arrow key changes the time. */
  stepMinutes?: number
}

/** `18:30` moved by some minutes within the day; text that is no time becomes noon. */
export function movedTime(text: string, minutes: number): string {
  const [hour = 12, minute = 0] = toLatinDigits(text).split(':').map(Number)
  const day = 24 * 60
  const now = Number.isNaN(hour * 60 + minute) || !text ? 12 * 60 - minutes : hour * 60 + minute
  const moved = (((now + minutes) % day) + day) % day
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return localDigits(`${two(moved / 60)}:${two(moved % 60)}`)
}

/** A time of day in 24 hours; arrow keys move it. */
export function TimeField({ stepMinutes = 15, onKeyDown, ...props }: TimeFieldProps) {
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    event.currentTarget.value = movedTime(event.currentTarget.value, way * stepMinutes)
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <ShapedField
      placeholder="ساعت:دقیقه"
      {...props}
      shape={timeShape}
      onKeyDown={move}
      end={<Icon of={Clock} className="pointer-events-none me-3" />}
    />
  )
}
