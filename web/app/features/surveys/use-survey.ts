import { answerSurvey } from '@arvand/contracts/home/surveys'
import { saveMyAnswers } from '@arvand/contracts/panel/surveys'
import { issueSentences, whyNotAnswer } from '@arvand/contracts/survey-answers'
import { pathOf } from '@arvand/contracts/survey-branching'
import type { AskedSurvey, SurveyAnswer, SurveyAnswers } from '@arvand/contracts/surveys'
import { useEffect, useRef, useState } from 'react'
import { call, quietCall } from '../../api/browser.ts'
import { notify } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'
import { answerWords as words } from './words.ts'

const pauseInMs = 1200

type Saving = 'untouched' | 'waiting' | 'saved' | 'failed'

/** A survey while it is answered: the answers, saving them as they are given, and sending them. */
export function useSurvey(survey: AskedSurvey, initial: SurveyAnswers, isSignedIn: boolean) {
  const [answers, setAnswers] = useState(initial)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [saving, setSaving] = useState<Saving>('untouched')
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [round, setRound] = useState(0)
  const answerId = useRef('')
  const isTouched = useRef(false)

  const path = pathOf(survey.questions, answers)

  // Shortly after the last change; an answer that is being sent is not saved beside it.
  useEffect(() => {
    if (!isTouched.current || !isSignedIn || isSending || isSent) return
    const timer = window.setTimeout(async () => {
      const saved = await attempt(quietCall(saveMyAnswers, { surveyId: survey.id, answers }))
      setSaving(saved.refusal ? 'failed' : 'saved')
    }, pauseInMs)
    return () => window.clearTimeout(timer)
  }, [answers, isSignedIn, isSending, isSent, survey.id])

  const put = (questionId: string, answer: SurveyAnswer | undefined) => {
    isTouched.current = true
    setSaving('waiting')
    setAnswers(({ [questionId]: _before, ...others }) =>
      answer === undefined ? others : { ...others, [questionId]: answer },
    )
    setErrors(({ [questionId]: _gone, ...others }) => others)
  }

  /** The first wrong question, or null once everything was sent. */
  const send = async (): Promise<string | null> => {
    const wrong = Object.fromEntries(
      path.flatMap((question) => {
        const issue = whyNotAnswer(question, answers[question.id])
        return issue ? [[question.id, issueSentences[issue]] as const] : []
      }),
    )
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return firstOf(survey, wrong)
    setSending(true)
    // The same until the survey answers, so that an answer that is sent twice counts once.
    answerId.current ||= crypto.randomUUID()
    const ask = { surveyId: survey.id, answerId: answerId.current, answers }
    const { answer, refusal } = await attempt(call(answerSurvey, ask))
    setSending(false)
    if (answer) {
      setSent(true)
      return null
    }
    const told = Object.fromEntries(
      Object.entries(refusal.fields).map(([path, sentence]) => [path.replace('answers.', ''), sentence]),
    )
    setErrors(told)
    const first = firstOf(survey, told)
    if (first === null) notify(refusal)
    return first
  }

  const again = () => {
    answerId.current = ''
    isTouched.current = false
    setAnswers({})
    setSaving('untouched')
    setSent(false)
    setRound(round + 1)
  }

  const told = isSignedIn && saving !== 'untouched' ? savingWords[saving] : null
  return { path, answers, errors, saving: told, isSending, isSent, round, put, send, again }
}

const savingWords = { waiting: words.saving, saved: words.saved, failed: words.notSaved } as const

const firstOf = ({ questions }: AskedSurvey, errors: Readonly<Record<string, string>>): string | null =>
  questions.find(({ id }) => errors[id] !== undefined)?.id ?? null
