import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { wasPressed } from './early-press.ts'

/** For a button that says `data-early`: a press that came before the page was alive counts as well. */
export function useEarlyPress(onPress: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (wasPressed(button.current)) press()
  }, [])
  return button
}
