import type { Answer } from '@arvand/contracts/endpoint'
import type { reviewExam } from '@arvand/contracts/panel/exams'
import { objectTo } from '@arvand/contracts/panel/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { reviewWords as words } from '../words/review-words.ts'

interface ObjectionProps {
  readonly question: Answer<typeof reviewExam>['questions'][number]
  readonly until: string | null
  readonly answer: FormAnswer | undefined
}

const tones = { waiting: 'accent', accepted: 'success', rejected: 'warning' } as const

/** One's own objection to a question with what came of it, or the form for one while that is allowed. */
export function ObjectionPart({ question: { id, objection }, until, answer }: ObjectionProps) {
  if (objection)
    return (
      <section className="grid gap-2 border-t border-line pt-4">
        <h4 className="flex flex-wrap items-center gap-3 text-15 font-label">
          {words.ownObjection}
          <Badge tone={tones[objection.state]}>{words.objectionState[objection.state]}</Badge>
        </h4>
        <p className="bidi-plain text-15 whitespace-pre-line">{objection.text}</p>
        {objection.answer ? (
          <>
            <h5 className="pt-1 text-15 font-label">{words.objectionAnswer}</h5>
            <p className="bidi-plain text-15 whitespace-pre-line">{objection.answer}</p>
          </>
        ) : null}
      </section>
    )
  if (until === null) return null
  // Each question of the page has such a form; the answer belongs to one of them.
  const own = answer?.values?.questionId === id ? answer : undefined
  return (
    <Fold label={words.object} variant="quiet" open={own !== undefined}>
      <ActionForm
        intent="object"
        to={objectTo}
        answer={own}
        carry={{ questionId: id }}
        submit={words.sendObjection}
        button={{ size: 'compact' }}
        className="grid gap-3"
      >
        <TextArea
          name="text"
          label={words.objectText}
          description={words.objectHint(formatDateTime(until))}
          rows={3}
        />
      </ActionForm>
    </Fold>
  )
}
