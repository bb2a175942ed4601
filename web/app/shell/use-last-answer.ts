import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What the page's action answered last. The router forgets it when the page's data is loaded again, e.g. by a live
 * message; then a refusal would leave the screen before it was read.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, answer })
  // Loading the same page again does not change the location's key; a navigation and a form sent do.
  const isNews = answer !== undefined && answer !== last.answer
  if (isNews || key !== last.key) setLast({ key, answer })
  return isNews || key !== last.key ? answer : last.answer
}
