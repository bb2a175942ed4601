import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { QuestionOf } from '@arvand/contracts/questions'
import type { RichText as Text } from '@arvand/contracts/rich-text'
import { previewQuestion, tryQuestion } from '@arvand/contracts/teacher/questions'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/browser.ts'
import { attempt } from '../../../../api/refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { RichText, useFormulas } from '../../../rich-text/index.ts'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { useQuestionFiles } from '../../question-files.tsx'
import { fieldWords as words } from '../../words.ts'

const pauseInMs = 700
const count = 3

interface Trial {
  readonly seed: string
  readonly asked: AskedQuestion
  readonly correct: readonly Text[]
}

/** The question with three draws of its values, and the answer that its formula gives. */
export function FormulaTrials({ question }: { question: QuestionOf<'formula'> }) {
  const [round, setRound] = useState(0)
  const [trials, setTrials] = useState<readonly Trial[]>([])
  const drawn = useFormulas(trials)
  const { pictures } = useQuestionFiles()
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const seeds = Array.from({ length: count }, (_, at) => `trial ${round} ${at}`)
      const { answer, refusal } = await attempt(Promise.all(seeds.map((seed) => tried(question, seed))))
      // A draft that cannot be tried yet keeps the draws that were shown; its fault stands beside its field.
      if (!isGone && !refusal) setTrials(answer)
    }, pauseInMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [question, round])
  if (drawn.length === 0) return null
  return (
    <FieldsPart
      title={words.trials}
      aside={
        <Button
          type="button"
          variant="quiet"
          size="compact"
          icon={RefreshCw}
          onClick={() => setRound(round + 1)}
        >
          {words.againTrials}
        </Button>
      }
    >
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-3">
        {drawn.map(({ seed, asked, correct }) => (
          <li
            key={seed}
            className="grid content-between gap-2 rounded-option border border-line bg-surface p-4 text-15"
          >
            <RichText text={asked.text} files={pictures} idPrefix={`${seed}-`} />
            <div className="rounded-control bg-success-100 px-3 py-1.5 text-success-700 [&_p]:aligned-as-page">
              {correct.length > 0 ? (
                correct.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: answers do not change their order
                  <RichText key={at} text={text} idPrefix={`${seed}-answer-`} />
                ))
              ) : (
                <span>{words.noTrial}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </FieldsPart>
  )
}

async function tried(question: QuestionOf<'formula'>, seed: string): Promise<Trial> {
  const [{ asked }, { correct }] = await Promise.all([
    call(previewQuestion, { question, seed }),
    call(tryQuestion, { question, seed, value: null }),
  ])
  return { seed, asked, correct }
}
