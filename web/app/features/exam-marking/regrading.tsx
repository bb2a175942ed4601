import { listRegrading } from '@arvand/contracts/teacher/exam-regrading'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/regrading'
import { ExamHead, examCrumbs, examMeta } from './exam-head.tsx'
import { headWords } from './words/head-words.ts'
import { regradingWords as words } from './words/regrading-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listRegrading, { context, url }, { with: { examId } })

export const handle = { crumb: examCrumbs('regrade') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.regrade, loaderData?.exam)

/** The questions whose key may be corrected. */
export default function Regrading({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ExamHead exam={loaderData.exam} here="regrade" lead={words.lead} />
      <PagedList
        page={loaderData}
        label={words.list}
        empty={{ title: words.empty, text: words.emptyText }}
        row={(question) => <QuestionRow key={question.questionId} question={question} />}
      />
    </>
  )
}

const QuestionRow = ({ question }: { question: Route.ComponentProps['loaderData']['items'][number] }) => {
  const { questionId, excerpt, asked, right, ruling, objections } = question
  return (
    <ListRow
      to={questionId}
      title={<span className="line-clamp-2 wrap-anywhere">{excerpt || words.withoutText}</span>}
      note={words.right(formatNumber(right), formatNumber(asked))}
      end={
        <span className="flex flex-wrap justify-end gap-2">
          {objections > 0 ? <Badge tone="accent">{words.objections(formatNumber(objections))}</Badge> : null}
          {ruling === 'key' ? null : <Badge tone="primary">{words.ruling[ruling]}</Badge>}
        </span>
      }
    />
  )
}
