import { useEffect } from 'react'
import { useLocation } from 'react-router'

const controls = 'input:not([type="hidden"]), textarea, select, button, summary'

/**
 * Gives the focus to the place that the address names (`#summary`): to the place itself if it takes it, otherwise to its
 * first control. The browser does so for a new document alone.
 */
export function useFocusOfHash(): void {
  const location = useLocation()
  useEffect(() => {
    const place = location.hash ? document.getElementById(location.hash.slice(1)) : null
    // A form in that place has led here, e.g. a search in it.
    if (place?.contains(document.activeElement)) return
    const target = place?.hasAttribute('tabindex') ? place : place?.querySelector<HTMLElement>(controls)
    target?.focus({ preventScroll: true })
  }, [location])
}
