import { type RefObject, useEffect, useEffectEvent } from 'react'

interface MarkingKeys {
  /** The element around the form. */
  readonly place: RefObject<HTMLElement | null>
  /** A digit from 0 to 9 was pressed; false leaves the key to the browser, which types it where the focus is. */
  readonly onDigit: (digit: number) => boolean
  /** Moves to the next criterion (1) or the previous one (−1). */
  readonly onMove: (by: -1 | 1) => void
}

/** Marking without a mouse: digits and arrows outside text fields, and Ctrl with Enter anywhere. */
export function useMarkingKeys({ place, onDigit, onMove }: MarkingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      place.current?.querySelector('form')?.requestSubmit()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // Reads the position of the key, which is the same on a Persian keyboard.
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1]
    if (digit) {
      if (onDigit(Number(digit))) event.preventDefault()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    onMove(event.key === 'ArrowDown' ? 1 : -1)
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether keys are typed into a text field, where a digit must stay a digit. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable=true], input:not([type=radio])')
