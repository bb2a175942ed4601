import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import { useState } from 'react'
import type { Keeper } from '../storing/keeper.ts'
import { answerOf, type KeptAttempt } from '../storing/kept-attempt.ts'
import { useAnswerFiles } from './use-answer-files.ts'
import type { ShownAttempt } from './use-shown.ts'

interface Answering {
  readonly asked: AskedQuestion | undefined
  readonly kept: KeptAttempt
  readonly keeper: Keeper | null
  readonly isOver: boolean
  /** Files of answers that the server had when the page was loaded. */
  readonly stored: ShownAttempt['answerFiles']
}

/** The answer to the question that is shown, and what a candidate does with it. */
export function useAnswering({ asked, kept, keeper, isOver, stored }: Answering) {
  // What is typed stays as it was typed, though the server may have stored it without a space at its end.
  const [typed, setTyped] = useState<Readonly<Record<string, AnswerValue>>>({})
  const askedId = asked?.id
  const { value: keptValue, flagged } = answerOf(kept, askedId ?? '')
  const value = askedId && askedId in typed ? (typed[askedId] ?? null) : keptValue
  const { known, note } = useAnswerFiles(stored, value, asked?.kind === 'file')
  const answer = (next: AnswerValue) => {
    if (!askedId || isOver) return
    setTyped({ ...typed, [askedId]: next })
    keeper?.give(askedId, { value: next, flagged })
  }
  // An upload may end after the page has gone on, so what is answered by then is read when it does.
  const addFile = (questionId: string, { id, name }: { readonly id: string; readonly name: string }) => {
    if (!keeper || isOver) return
    const before = answerOf(keeper.state().kept, questionId)
    const files = Array.isArray(before.value) ? before.value : []
    note({ id, name })
    const next = [...new Set([...files, id])]
    setTyped((all) => ({ ...all, [questionId]: next }))
    keeper.give(questionId, { ...before, value: next })
  }
  const flag = () => {
    if (askedId && !isOver) keeper?.give(askedId, { value: keptValue, flagged: !flagged })
  }
  return { value, flagged, known, answer, addFile, flag }
}
