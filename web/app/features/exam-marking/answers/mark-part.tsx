import type { Answer } from '@arvand/contracts/endpoint'
import { markAnswer, type showAnswerToMark } from '@arvand/contracts/teacher/exam-marking'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { MarkForm, MarkHistory, shownPoints } from '../../marking/index.ts'
import { scaledRubric } from '../scaled-rubric.ts'
import { turnWords, markingWords as words } from '../words/marking-words.ts'

type Shown = Pick<
  Answer<typeof showAnswerToMark>,
  'rubric' | 'most' | 'points' | 'markings' | 'nextId' | 'double'
>

interface MarkPartProps {
  readonly shown: Shown
  /** Address of the answers to the same question. */
  readonly list: string
  readonly answer: FormAnswer | undefined
}

/** What counts, the form of who may mark now, and the markings before. */
export function MarkPart({ shown, list, answer }: MarkPartProps) {
  const { rubric, most, points, markings, nextId, double } = shown
  const isDecision = double?.part === 'decision'
  return (
    <>
      {double && points !== null ? (
        <Card title={turnWords.counts}>
          <p className="text-18 font-title">{words.pointsOf(shownPoints(points), shownPoints(most))}</p>
        </Card>
      ) : null}
      {double && double.part === null ? null : (
        <MarkForm
          to={markAnswer}
          rubric={scaledRubric(rubric, most)}
          most={most}
          mark={markBefore(shown)}
          submit={nextId === null ? words.submitLast : words.submit}
          comment={isDecision ? turnWords.comment : words.comment}
          answer={answer}
          beside={
            nextId ? (
              <ButtonLink to={`${list}/${nextId}`} variant="quiet">
                {words.skip}
              </ButtonLink>
            ) : null
          }
        />
      )}
      <MarkHistory
        marks={markings.map((one) => ({ ...one, as: one.part && turnWords.part[one.part] }))}
        most={most}
      />
    </>
  )
}

/** Pure: what the form begins with. What the owner decides begins empty, and not with the mark of one of the two. */
function markBefore({ double, markings }: Shown): Shown['markings'][number] | null {
  const newest = markings[0] ?? null
  return double?.part === 'decision' && newest?.part !== 'decision' ? null : newest
}
