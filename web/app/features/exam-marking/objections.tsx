import { listObjections } from '@arvand/contracts/teacher/exam-regrading'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/objections'
import { candidateName } from './candidate-name.ts'
import { ExamHead, examCrumbs, examMeta } from './exam-head.tsx'
import { headWords } from './words/head-words.ts'
import { objectionsWords as words } from './words/regrading-words.ts'

export async function loader({ context, params: { examId }, url }: Route.LoaderArgs) {
  const page = await loadList(
    listObjections,
    { context, url },
    { with: { examId }, start: { are: 'waiting' } },
  )
  return { ...page, isSaved: url.searchParams.has('saved') }
}

export const handle = { crumb: examCrumbs('objections') }
export const meta = ({ loaderData }: Route.MetaArgs) => examMeta(headWords.objections, loaderData?.exam)

const tones = { waiting: 'accent', accepted: 'success', rejected: 'warning' } as const

/** What candidates object to: what waits, and what was answered. */
export default function Objections({ loaderData }: Route.ComponentProps) {
  const { exam, waiting, query, isSaved } = loaderData
  const areWaiting = query.chosen.are === 'waiting'
  return (
    <>
      <ExamHead exam={exam} here="objections" />
      <PagedList
        page={loaderData}
        label={words.list}
        filters={[
          {
            kind: 'tabs',
            name: 'are',
            label: words.list,
            options: [
              { value: 'waiting', title: words.waiting(formatNumber(waiting)) },
              { value: 'answered', title: words.answered },
            ],
          },
        ]}
        news={isSaved ? <Alert tone="success">{waiting > 0 ? words.saved : words.savedLast}</Alert> : null}
        empty={
          areWaiting
            ? { title: words.noneWaits, text: words.noneWaitsText }
            : { title: words.noneAnswered, text: words.noneAnsweredText }
        }
        row={({ objectionId, excerpt, candidate, state, at }) => (
          <ListRow
            key={objectionId}
            to={objectionId}
            title={candidateName(candidate)}
            note={<span className="line-clamp-1 wrap-anywhere">{excerpt}</span>}
            end={
              <>
                <span className="text-14 text-muted">
                  <TimeAgo at={at} now={query.now} />
                </span>
                {state === 'waiting' ? null : <Badge tone={tones[state]}>{words.state[state]}</Badge>}
              </>
            }
          />
        )}
      />
    </>
  )
}
