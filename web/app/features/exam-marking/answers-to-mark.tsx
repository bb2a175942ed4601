import { listAnswersToMark } from '@arvand/contracts/teacher/exam-marking'
import { formatNumber } from '@arvand/persian/numbers'
import { PencilLine } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { shownPoints } from '../marking/index.ts'
import type { Route } from './+types/answers-to-mark'
import { candidateName } from './candidate-name.ts'
import { ExamHead, examAddress, examMeta, markingCrumbs } from './exam-head.tsx'
import { savedIn } from './saved.ts'
import { headWords } from './words/head-words.ts'
import { markingWords as words } from './words/marking-words.ts'

export async function loader({ context, params: { examId, questionId }, url }: Route.LoaderArgs) {
  const page = await loadList(
    listAnswersToMark,
    { context, url },
    { with: { examId, questionId }, start: { are: 'waiting' } },
  )
  return { ...page, saved: savedIn(url) }
}

type Shown = Route.ComponentProps['loaderData']

export const handle = { crumb: ({ exam }: Shown) => markingCrumbs(exam, [{ label: words.are }]) }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.marking, loaderData?.exam)

/** The answers to one question: those that wait, or those that are marked. */
export default function AnswersToMark({ loaderData }: Route.ComponentProps) {
  const { exam, question, items, query, saved, isDouble } = loaderData
  const { waiting, elsewhere, differing, marked, most, excerpt } = question
  const areWaiting = query.chosen.are === 'waiting'
  const [first] = items
  return (
    <>
      <ExamHead exam={exam} here="marking" isBelow />
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h2 className="line-clamp-3 max-w-[70ch] text-18 font-title wrap-anywhere">
            {excerpt || words.withoutText}
          </h2>
          <p className="flex flex-wrap items-center gap-x-4 text-15 text-muted">
            {words.most(shownPoints(most))}
            <TextLink
              to={examAddress(exam, 'marking')}
              alone
              className="inline-flex min-h-11 items-center text-15"
            >
              {words.otherQuestions}
            </TextLink>
          </p>
        </div>
        {saved ? (
          <Alert tone="success">
            {saved === 'marked' && waiting === 0 ? words.savedLast : words.saved[saved]}
          </Alert>
        ) : null}
        <PagedList
          page={loaderData}
          label={words.are}
          filters={[
            {
              kind: 'tabs',
              name: 'are',
              label: words.are,
              options: [
                { value: 'waiting', title: words.areWaiting(formatNumber(waiting)) },
                ...(isDouble
                  ? [
                      { value: 'elsewhere', title: words.areElsewhere(formatNumber(elsewhere)) },
                      { value: 'differing', title: words.areDiffering(formatNumber(differing)) },
                    ]
                  : []),
                { value: 'marked', title: words.areMarked(formatNumber(marked)) },
              ],
            },
          ]}
          news={
            areWaiting && first ? (
              <div>
                <ButtonLink to={first.attemptId} icon={PencilLine}>
                  {marked + elsewhere + differing > 0 ? words.goOn : words.begin}
                </ButtonLink>
              </div>
            ) : null
          }
          empty={words.none[query.chosen.are]}
          order={words.order}
          row={(answer) => <AnswerRow key={answer.attemptId} answer={answer} most={most} now={query.now} />}
        />
      </div>
    </>
  )
}

interface AnswerRowProps {
  readonly answer: Shown['items'][number]
  readonly most: number
  readonly now: number
}

const AnswerRow = ({ answer: { attemptId, candidate, submittedAt, points }, most, now }: AnswerRowProps) => (
  <ListRow
    to={attemptId}
    title={candidateName(candidate)}
    end={
      <>
        <span className="text-14 text-muted">
          <TimeAgo at={submittedAt} now={now} />
        </span>
        {points === null ? null : (
          <Badge tone="success">{words.pointsOf(shownPoints(points), shownPoints(most))}</Badge>
        )}
      </>
    }
  />
)
