import { useEffect, useState } from 'react'

const frames = '/learn/'

/**
 * Whether this page may embed other sites. The content security policy allows that only to documents loaded as a
 * lesson's page, so a visitor who came by client-side navigation gets the document loaded anew.
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
