import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Where letters and arrows belong to the field itself. */
const writing =
  'textarea, select, [contenteditable=true], [role=application] *, input:not([type=radio]):not([type=checkbox])'
const choosing = 'input[type=radio]'

export interface ExamKeys {
  readonly next: () => void
  readonly previous: () => void
  readonly flag: () => void
  readonly map: () => void
  readonly clear: () => void
}

/** The keys of an exam: by their places, so that a Persian layout works too. Options are found in the returned element. */
export function useExamKeys(keys: ExamKeys) {
  const question = useRef<HTMLElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
    if (!(target instanceof Element) || target.matches(writing) || target.closest('[role=dialog]')) return
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? []
    if (digit) {
      const options = question.current?.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')
      const option = options?.[Number(digit) - 1]
      option?.focus()
      option?.click()
      return
    }
    // The arrows move between the options of a group.
    if (target.matches(choosing) && key.startsWith('Arrow')) return
    const act = {
      ArrowLeft: keys.next,
      ArrowRight: keys.previous,
      KeyF: keys.flag,
      KeyM: keys.map,
      Backspace: keys.clear,
    }[code]
    if (!act || (event.repeat && code !== 'ArrowLeft' && code !== 'ArrowRight')) return
    event.preventDefault()
    act()
  })
  // Before the question is painted: whoever sees it may press at once.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return question
}
