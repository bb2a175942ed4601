import { type RefObject, useEffect, useEffectEvent } from 'react'

interface MarkingKeys {
  /** Around the form. */
  readonly place: RefObject<HTMLElement | null>
  /** 1 to 9. */
  readonly onDigit: (digit: number) => void
  /** To the criterion before or after. */
  readonly onMove: (by: -1 | 1) => void
}

/** Marking without a mouse: digits and arrows beside what is typed, and Ctrl with Enter anywhere. */
export function useMarkingKeys({ place, onDigit, onMove }: MarkingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      place.current?.querySelector('form')?.requestSubmit()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // By its place, so that it is the same key on a Persian keyboard.
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
    if (digit) onDigit(Number(digit))
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onMove(event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** In a field that takes letters a digit is a letter. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, [contenteditable=true], input:not([type=radio])')
