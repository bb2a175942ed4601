import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Question, QuestionIssue } from '@arvand/contracts/questions'
import { previewQuestion } from '@arvand/contracts/teacher/questions'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attempt } from '../../../api/refusal.ts'

const pauseInMs = 500

interface Preview {
  /** The last one that could be made; it stays while the next one is awaited. */
  readonly asked: AskedQuestion | null
  /** A sentence when the last draft could not be shown. */
  readonly failure: { readonly isDraftWrong: boolean; readonly sentence: string } | null
}

/** The draft as one candidate would see it, made anew shortly after each change. */
export function usePreview(
  question: Question,
  seed: string,
  onIssue: (whyNotAsk: QuestionIssue | null) => void,
) {
  const [preview, setPreview] = useState<Preview>({ asked: null, failure: null })
  const [tries, setTries] = useState(0)
  const told = useEffectEvent(onIssue)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const { answer, refusal } = await attempt(call(previewQuestion, { question, seed }))
      if (isGone) return
      if (refusal) {
        const { code, message, fields } = refusal
        const sentence = Object.values(fields)[0] ?? message
        setPreview(({ asked }) => ({
          asked,
          failure: { isDraftWrong: code === 'request.invalid', sentence },
        }))
        return
      }
      setPreview({ asked: answer.asked, failure: null })
      told(answer.whyNotAsk)
    }, pauseInMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [question, seed, tries])
  return { ...preview, retry: () => setTries(tries + 1) }
}
