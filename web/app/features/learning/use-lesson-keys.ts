import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'

const typing = 'input, textarea, select, [contenteditable], [role=textbox], dialog *'

/** N goes to the next lesson and P to the one before, by the place of the key, so that a Persian layout serves too. */
export function useLessonKeys(next: string | null, previous: string | null): void {
  const navigate = useNavigate()
  // With the screen, so that a key pressed at once after a change of lesson goes by the lesson that is shown.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return
      if (event.target instanceof Element && event.target.matches(typing)) return
      const to = event.code === 'KeyN' ? next : event.code === 'KeyP' ? previous : null
      if (to === null) return
      event.preventDefault()
      void navigate(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [next, previous, navigate])
}
