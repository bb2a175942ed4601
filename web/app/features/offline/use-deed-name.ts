import { useEffect, useState } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'

/**
 * The `requestId` of the next thing a form does. The one that came with the page serves without JavaScript; a kept page
 * gives out the same one at each opening, and two things of one name would count as one.
 */
export function useDeedName(given: string, answer: FormAnswer | undefined): string {
  const [name, setName] = useState(given)
  const done = answer?.done ? answer : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done asks for another name
  useEffect(() => setName(crypto.randomUUID?.() ?? given), [given, done])
  return name
}
