import type { AnswerValue } from '@arvand/contracts/asked-questions'
import {
  answerQuestion,
  bookmarkQuestion,
  type PracticeProgress,
  tellHint,
} from '@arvand/contracts/panel/sample-questions'
import { useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import type { Question, Told } from './drawn.ts'

interface Options {
  readonly groupId: string
  readonly question: Question
  readonly onTold: (progress: Partial<PracticeProgress>) => void
  readonly onNext: () => void
}

/** The question cannot be answered here any more, so the next one is drawn. */
const isGone = (code: string) => code === 'exams.answered-meanwhile' || code === 'exams.not-in-group'

/** A question while it is answered: the answer, hints, the bookmark, and what was told after it. */
export function useQuestion({ groupId, question, onTold, onNext }: Options) {
  const { id: questionId, turn } = question
  const [value, setValue] = useState<AnswerValue>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [help, setHelp] = useState({ hints: question.hints, hintsLeft: question.hintsLeft })
  const [isBookmarked, setBookmarked] = useState(question.isBookmarked)
  const [busy, setBusy] = useState<'check' | 'unknown' | 'hint' | 'bookmark' | null>(null)

  const check = async (given: AnswerValue) => {
    if (busy || told) return
    setBusy(given === null ? 'unknown' : 'check')
    const ask = { groupId, questionId, value: given, turn }
    const { answer, refusal } = await attemptAloud(call(answerQuestion, ask))
    setBusy(null)
    if (refusal) return isGone(refusal.code) ? onNext() : undefined
    if (given === null) setValue(null)
    setTold(answer)
    const { plan, mastery, mistakes, bookmarked, nextDue } = answer
    onTold({ plan, mastery, mistakes, bookmarked, nextDue })
  }

  const hint = async () => {
    if (busy || told || help.hintsLeft === 0) return
    setBusy('hint')
    const { answer } = await attemptAloud(call(tellHint, { groupId, questionId }))
    setBusy(null)
    if (answer) setHelp(answer)
  }

  const bookmark = async () => {
    if (busy) return
    setBusy('bookmark')
    const ask = { groupId, questionId, isBookmarked: !isBookmarked }
    const { answer } = await attemptAloud(call(bookmarkQuestion, ask))
    setBusy(null)
    if (!answer) return
    setBookmarked(answer.isBookmarked)
    onTold({ bookmarked: answer.bookmarked })
  }

  return { value, setValue, told, help, isBookmarked, busy, check, hint, bookmark }
}
