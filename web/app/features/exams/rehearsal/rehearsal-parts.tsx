import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import { rehearseExam } from '@arvand/contracts/panel/exams'
import { localDigits } from '@arvand/persian/digits'
import { useEffect, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AskedQuestionView } from '../../questions/index.ts'
import { rehearsalWords as words } from '../words/rehearsal-words.ts'
import type { Check } from './checks.ts'
import { practiceQuestions } from './practice-questions.ts'
import { runChecks } from './run-checks.ts'

interface ChecksProps {
  /** Of the page of an attempt. */
  readonly scripts: readonly string[]
}

/** The checks of the device, and three questions to try. */
export default function RehearsalParts({ scripts }: ChecksProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="xl:order-2">
        <ChecksCard scripts={scripts} />
      </div>
      <section aria-labelledby="rehearsal-questions" className="grid grid-cols-1 gap-4">
        <h2 id="rehearsal-questions" className="text-18 font-title">
          {words.questions}
        </h2>
        {practiceQuestions.map((asked, at) => (
          <PracticeQuestion key={asked.id} asked={asked} place={at + 1} />
        ))}
      </section>
    </div>
  )
}

const tones = { good: 'success', warning: 'warning', bad: 'danger' } as const

/** In the order in which they are drawn. */
const names = Object.keys(words.check) as (keyof typeof words.check)[]

/** Every check has its row from the start, so that what stands below does not move when the outcomes come. */
function ChecksCard({ scripts }: ChecksProps) {
  const [checks, setChecks] = useState<readonly Check[] | null>(null)
  const look = () => {
    setChecks(null)
    void runChecks(scripts).then(setChecks)
  }
  useEffect(look, [scripts])
  return (
    <Card title={words.checks}>
      <div role="status" aria-busy={checks === null}>
        <ul className="grid gap-4">
          {names.map((name) => (
            <CheckRow key={name} name={name} check={checks?.find((check) => check.name === name)} />
          ))}
        </ul>
      </div>
      <p className="pt-4">
        <Button type="button" variant="outline" size="compact" pending={checks === null} onClick={look}>
          {words.again}
        </Button>
      </p>
    </Card>
  )
}

const CheckRow = ({ name, check }: { name: keyof typeof words.check; check: Check | undefined }) => (
  <li className="grid gap-1">
    <p className="flex min-h-8 items-center justify-between gap-3 text-15 font-label">
      {words.check[name]}
      {check ? <Badge tone={tones[check.outcome]}>{words[check.outcome]}</Badge> : null}
    </p>
    <p className="min-h-[2lh] text-15 text-muted sm:min-h-[1lh]">{check?.text ?? words.checking}</p>
  </li>
)

type Saving = 'saving' | 'saved' | 'notSaved'

function PracticeQuestion({ asked, place }: { asked: AskedQuestion; place: number }) {
  const [value, setValue] = useState<AnswerValue>(null)
  const [saving, setSaving] = useState<Saving | null>(null)
  const last = useRef(0)
  const answer = (next: AnswerValue) => {
    setValue(next)
    setSaving('saving')
    last.current += 1
    const own = last.current
    void outcomeOf(quietCall(rehearseExam, { value: next })).then(({ refusal }) => {
      if (own === last.current) setSaving(refusal ? 'notSaved' : 'saved')
    })
  }
  return (
    <Card title={words.question(localDigits(place))} level={3}>
      <AskedQuestionView
        asked={asked}
        value={value}
        onChange={answer}
        disabled={false}
        pictures={{}}
        links={{}}
        note={null}
      />
      <p role="status" className="min-h-7 pt-2 text-14 text-muted">
        {saving ? words[saving] : ''}
      </p>
    </Card>
  )
}
