import type { AnswerValue } from '@arvand/contracts/asked-questions'
import { useEffect, useState } from 'react'

type Answers = Readonly<Record<string, AnswerValue>>

const nameOf = (trialId: string) => `arvand.trial.${trialId}`

/** The answers of a trial, kept in this tab until it is handed in, so that a page that is loaded again has them. */
export function useAnswers(trialId: string) {
  const [answers, setAnswers] = useState<Answers>({})
  useEffect(() => setAnswers(read(trialId)), [trialId])
  const answer = (questionId: string, value: AnswerValue) =>
    setAnswers((known) => {
      const next = { ...known, [questionId]: value }
      store(trialId, next)
      return next
    })
  const forget = () => store(trialId, null)
  return [answers, answer, forget] as const
}

function read(trialId: string): Answers {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(trialId)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Answers) : {}
  } catch {
    return {}
  }
}

function store(trialId: string, answers: Answers | null): void {
  try {
    if (answers === null) window.sessionStorage.removeItem(nameOf(trialId))
    else window.sessionStorage.setItem(nameOf(trialId), JSON.stringify(answers))
  } catch {
    // A browser that stores nothing keeps them in the page alone.
  }
}
