import { useEffect, useEffectEvent } from 'react'
import { type Act, actOf } from './keys.ts'

/** Keys while the focus is in the player; a letter alone must not act elsewhere on the page (WCAG 2.1.4). */
export function usePlayerKeys(frame: HTMLElement | null, onAct: (act: Act) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, code, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
    // A list of choices and a slider of its own have the same keys for themselves; so has a button its space.
    const isOwn = target.closest('[data-own-keys]') !== null && /^(Arrow|Space|Home|Digit)/.test(code)
    if (isOwn || (code === 'Space' && target.closest('button'))) return
    const act = actOf({ key, code, shift: shiftKey })
    if (!act) return
    event.preventDefault()
    onAct(act)
  })
  useEffect(() => {
    if (!frame) return
    const listen = (event: KeyboardEvent) => press(event)
    frame.addEventListener('keydown', listen)
    return () => frame.removeEventListener('keydown', listen)
  }, [frame])
}
