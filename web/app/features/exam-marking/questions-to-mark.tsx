import { listToMark } from '@arvand/contracts/teacher/exam-marking'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
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

type Shown = Route.ComponentProps['loaderData']

export const handle = { crumb: examCrumbs('marking') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.marking, loaderData?.exam)

type Counts = Pick<Shown['items'][number], 'waiting' | 'differing' | 'elsewhere'>

/** Pure: the list of answers begins with those that have something to do. */
const shownFirst = ({ waiting, differing, elsewhere }: Counts): string =>
  waiting > 0 ? '' : `?are=${differing > 0 ? 'differing' : elsewhere > 0 ? 'elsewhere' : 'marked'}`

/** The questions of an exam that a person marks. */
export default function QuestionsToMark({ loaderData }: Route.ComponentProps) {
  const { exam, markers } = loaderData
  return (
    <>
      <ExamHead exam={exam} here="marking" lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        {markers === null ? null : markers < 2 ? (
          <Alert tone="warning">{words.oneMarker}</Alert>
        ) : (
          <Alert>{words.twoMarkers}</Alert>
        )}
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
          row={({ questionId, excerpt, most, waiting, elsewhere, differing, marked }) => (
            <ListRow
              key={questionId}
              to={`${questionId}${shownFirst({ waiting, differing, elsewhere })}`}
              title={<span className="line-clamp-2 wrap-anywhere">{excerpt || words.withoutText}</span>}
              note={[
                words.most(shownPoints(most)),
                ...(marked > 0 ? [words.marked(formatNumber(marked))] : []),
              ].join(' · ')}
              end={
                <>
                  {waiting > 0 ? <Badge tone="accent">{words.waiting(formatNumber(waiting))}</Badge> : null}
                  {differing > 0 ? (
                    <Badge tone="warning">{words.differing(formatNumber(differing))}</Badge>
                  ) : null}
                  {elsewhere > 0 ? <Badge>{words.elsewhere(formatNumber(elsewhere))}</Badge> : null}
                  {waiting + differing + elsewhere === 0 ? (
                    <Badge tone="success">{words.allMarked}</Badge>
                  ) : null}
                </>
              }
            />
          )}
        />
      </div>
    </>
  )
}
