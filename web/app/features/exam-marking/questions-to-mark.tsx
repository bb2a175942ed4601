import { listToMark } from '@arvand/contracts/teacher/exam-marking'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { shownPoints } from '../marking/index.ts'
import type { Route } from './+types/questions-to-mark'
import { ExamHead, examAddress, examCrumbs, examMeta } from './exam-head.tsx'
import { headWords } from './words/head-words.ts'
import { markingWords as words } from './words/marking-words.ts'

export const loader = ({ context, params: { examId }, url }: Route.LoaderArgs) =>
  loadList(listToMark, { context, url }, { with: { examId } })

export const handle = { crumb: examCrumbs('marking') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.marking, loaderData?.exam)

/** The questions of an exam that a person marks. */
export default function QuestionsToMark({ loaderData }: Route.ComponentProps) {
  const { exam } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="marking" lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={words.questions}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: (
              <ButtonLink to={examAddress(exam, 'results')} variant="outline" size="compact">
                {words.seeResults}
              </ButtonLink>
            ),
          }}
          row={({ questionId, excerpt, most, waiting, marked }) => (
            <ListRow
              key={questionId}
              to={waiting > 0 ? questionId : `${questionId}?are=marked`}
              title={<span className="line-clamp-2 wrap-anywhere">{excerpt || words.withoutText}</span>}
              note={[
                words.most(shownPoints(most)),
                ...(marked > 0 ? [words.marked(formatNumber(marked))] : []),
              ].join(' · ')}
              end={
                waiting > 0 ? (
                  <Badge tone="accent">{words.waiting(formatNumber(waiting))}</Badge>
                ) : (
                  <Badge tone="success">{words.allMarked}</Badge>
                )
              }
            />
          )}
        />
      </div>
    </>
  )
}
