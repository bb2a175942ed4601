import type { Question } from '@arvand/contracts/questions'
import { showQuestionVersion } from '@arvand/contracts/teacher/questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { type Difference, differences } from '../differences.ts'
import { historyWords as words } from '../words.ts'

interface ComparisonProps {
  readonly questionId: string
  readonly version: number
  readonly draft: Question
  /** A version to compare with the one before it; null compares the newest with the draft. */
  readonly compared: number | null
}

const draftKey = 'draft'

/** What differs between two versions, or between one and the draft: minus struck, plus added. */
export function Comparison({ questionId, version, draft, compared }: ComparisonProps) {
  const [from, setFrom] = useState(String(compared === null ? version : compared - 1))
  const [to, setTo] = useState(compared === null ? draftKey : String(compared))
  const older = useVersion(questionId, from, draft)
  const newer = useVersion(questionId, to, draft)
  const found = older && newer ? differences(older, newer) : null
  const versions = Array.from({ length: version }, (_, at) => String(version - at))
  const options = [
    { value: draftKey, label: words.draft },
    ...versions.map((value) => ({ value, label: words.version(localDigits(value)) })),
  ]
  return (
    <section
      aria-label={words.differences}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-title">{words.differences}</h3>
        {found ? <span className="text-14 text-muted">{words.count(formatNumber(found.length))}</span> : null}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          name="from"
          label={words.from}
          options={options}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField
          name="to"
          label={words.to}
          options={options}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div role="status" className="grid grid-cols-1 gap-3">
        {found === null ? (
          <p className="text-14 text-muted">{words.loading}</p>
        ) : found.length === 0 ? (
          <p className="text-14 text-muted">
            {JSON.stringify(older) === JSON.stringify(newer) ? words.same : words.sameWords}
          </p>
        ) : (
          found.map((one) => <DifferenceRow key={one.key} of={one} />)
        )}
      </div>
    </section>
  )
}

function DifferenceRow({ of: { label, before, after } }: { of: Difference }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 text-14">
      <p className="font-label">{label}</p>
      {before === null ? null : (
        <del className="rounded-small bg-danger-100 px-2 py-0.5 wrap-anywhere whitespace-pre-line text-danger-700">
          <span aria-hidden="true">− </span>
          <span className="sr-only">{words.minus} </span>
          {before}
        </del>
      )}
      {after === null ? null : (
        <ins className="rounded-small bg-success-100 px-2 py-0.5 wrap-anywhere whitespace-pre-line text-success-700 no-underline">
          <span aria-hidden="true">+ </span>
          <span className="sr-only">{words.plus} </span>
          {after}
        </ins>
      )}
    </div>
  )
}

/** The question of a version, or the draft; null while it is fetched. */
function useVersion(questionId: string, which: string, draft: Question): Question | null {
  const [fetched, setFetched] = useState<{ which: string; question: Question } | null>(null)
  useEffect(() => {
    if (which === draftKey) return
    let isGone = false
    const load = async () => {
      const ask = { questionId, version: Number(which) }
      const { answer } = await attemptAloud(call(showQuestionVersion, ask))
      if (answer && !isGone) setFetched({ which, question: answer.question })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [questionId, which])
  if (which === draftKey) return draft
  return fetched?.which === which ? fetched.question : null
}
