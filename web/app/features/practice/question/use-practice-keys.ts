import { useEffect, useEffectEvent, useRef } from 'react'

/** Where letters and digits belong to the field itself. */
const writing =
  'textarea, select, [contenteditable=true], [role=application] *, input:not([type=radio]):not([type=checkbox])'

interface PracticeKeys {
  readonly hint: () => void
  readonly bookmark: () => void
}

/** The keys of practice, by their places, so that a Persian layout works too. Options are found in the returned element. */
export function usePracticeKeys({ hint, bookmark }: PracticeKeys) {
  const question = useRef<HTMLFormElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, code } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
    if (!(target instanceof Element) || target.matches(writing) || target.closest('[role=dialog]')) return
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
    if (digit) {
      const options = question.current?.querySelectorAll<HTMLInputElement>(
        '[type=radio]:enabled, [type=checkbox]:enabled',
      )
      const option = options?.[Number(digit) - 1]
      option?.focus()
      option?.click()
      return
    }
    const act = { KeyH: hint, KeyB: bookmark }[code]
    if (!act || event.repeat) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return question
}
