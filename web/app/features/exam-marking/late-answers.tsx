import { plainText } from '@arvand/contracts/rich-text-walk'
import { listLate } from '@arvand/contracts/teacher/exam-marking'
import { formatDateTime } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { answerText, whyUncounted } from '../questions/index.ts'
import type { Route } from './+types/late-answers'
import { candidateName } from './candidate-name.ts'
import { ExamHead, examAddress, examMeta } from './exam-head.tsx'
import { headWords } from './words/head-words.ts'
import { lateWords as words } from './words/results-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listLate, { context, url }, { with: { examId } })

type Shown = Route.ComponentProps['loaderData']

export const handle = {
  crumb: ({ exam }: Shown) => [
    { label: headWords.exams, to: `/teach/courses/${exam.course.id}/exams` },
    { label: headWords.results, to: examAddress(exam, 'results') },
    { label: headWords.late },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.late, loaderData?.exam)

/** Answers that came too late and do not count, over all candidates. */
export default function LateAnswers({ loaderData }: Route.ComponentProps) {
  const { exam } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="results" isBelow />
      <div className="grid grid-cols-1 gap-5">
        <div>
          <h2 className="text-21 font-heading">{headWords.late}</h2>
          <p className="max-w-[70ch] text-15 text-muted">{words.lead}</p>
        </div>
        <PagedList
          page={loaderData}
          label={headWords.late}
          empty={{ title: words.empty, text: words.emptyText }}
        >
          {(rows) => (
            <ul className="grid grid-cols-1 gap-3">
              {rows.map((row) => (
                <li key={`${row.attemptId} ${row.question.id} ${row.why}`}>
                  <LateAnswer row={row} exam={exam} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}

interface LateAnswerProps {
  readonly row: Shown['items'][number]
  readonly exam: Shown['exam']
}

function LateAnswer({ row, exam }: LateAnswerProps) {
  const { attemptId, candidate, question, value, at, isByHand } = row
  return (
    <Card
      title={candidateName(candidate)}
      level={3}
      aside={<span className="text-14 text-muted">{words.came(formatDateTime(at))}</span>}
    >
      <div className="grid grid-cols-1 gap-2 text-15">
        <p className="line-clamp-2 text-muted wrap-anywhere">{plainText(question.text)}</p>
        <p className="bidi-plain max-w-[70ch] text-16 whitespace-pre-wrap wrap-anywhere">
          {answerText(question, value)}
        </p>
        <p className="text-14 text-muted">{whyUncounted(row)}</p>
        {isByHand ? (
          <p>
            <TextLink
              to={`${examAddress(exam, 'marking')}/${question.id}/${attemptId}`}
              alone
              className="inline-flex min-h-11 items-center text-15"
            >
              {words.open}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
