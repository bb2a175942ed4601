import { showAttempt } from '@arvand/contracts/panel/exams'
import { type RefObject, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import type { Keeper } from '../storing/keeper.ts'
import { openServerClock } from '../storing/server-clock.ts'
import { openUntil } from './stage.ts'
import { useExamNews } from './use-exam-news.ts'
import { type ShownAttempt, useShown } from './use-shown.ts'

const mostFileTries = 20
const fileRetryMs = 3000

/** What the server told of an attempt since its page was loaded: its time, its end, messages, and sections that were entered. */
export function useTold(loaded: ShownAttempt, keeper: RefObject<Keeper | null>) {
  const attemptId = loaded.attempt.id
  const { endsAt, ...news } = useExamNews(openUntil(loaded.attempt), loaded.messages)
  const { shown, show, showFiles, isElsewhere } = useShown(loaded)
  const [clock] = useState(() => openServerClock())
  /** What was asked before the last section was entered tells the end of the one before. */
  const enteredAt = useRef(0)

  const meetEnd = (end: string, tookMs: number) => {
    if (performance.now() - tookMs >= enteredAt.current) news.end(end)
  }
  const meet = (told: Pick<ShownAttempt, 'attempt'> & Partial<ShownAttempt>, tookMs: number) => {
    const { attempt, files } = told
    clock.note(attempt.serverTime, tookMs)
    if (attempt.id !== attemptId || !isElsewhere(told)) return meetEnd(openUntil(attempt), tookMs)
    enteredAt.current = performance.now()
    news.begin(openUntil(attempt))
    keeper.current?.enter(attempt)
    show({ attempt, ...(files ? { files } : {}) })
    if (!files) void askFiles()
  }
  const ask = async () => {
    const began = performance.now()
    const { answer } = await outcomeOf(quietCall(showAttempt, { attemptId }))
    if (answer) meet(answer, performance.now() - began)
    return answer
  }
  /** A line that is cut right after a section was entered is tried again; its questions are there without them. */
  const askFiles = async () => {
    for (let tries = 0; tries < mostFileTries; tries += 1) {
      const answer = await ask()
      if (answer) return showFiles(answer.files)
      await new Promise((done) => setTimeout(done, fileRetryMs))
    }
  }
  /** A reply that tells the time, the end and what was said. */
  const hear = (
    reply: Pick<ShownAttempt['attempt'], 'serverTime' | 'endsAt'> & Partial<Pick<ShownAttempt, 'messages'>>,
    tookMs: number,
  ) => {
    clock.note(reply.serverTime, tookMs)
    meetEnd(reply.endsAt, tookMs)
    news.tell(reply.messages ?? [])
  }
  const msLeft = () => Date.parse(news.lastEnd()) - clock.now()
  return { shown, endsAt, news, clock, msLeft, meet, ask, hear }
}
