import { useEffect, useState } from 'react'

const frames = '/learn/'

/**
 * Whether other sites may stand within this page. Only documents that began as a page of a lesson may frame them
 * (content security policy); whoever came here from another page without a load gets the document anew.
 */
export function useFraming(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => {
    if (!window.location.pathname.startsWith(frames)) return
    const [first] = performance.getEntriesByType('navigation')
    const began = first ? new URL(first.name).pathname : frames
    if (began.startsWith(frames)) setMay(true)
    else if (navigator.onLine) window.location.reload()
  }, [])
  return may
}
