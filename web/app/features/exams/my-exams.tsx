import type { Answer } from '@arvand/contracts/endpoint'
import { listExams } from '@arvand/contracts/panel/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/my-exams'
import { listWords as words } from './words/list-words.ts'

type Exam = Answer<typeof listExams>['items'][number]

export const loader = (args: Route.LoaderArgs) => loadList(listExams, args)

export const meta = () => [{ title: titled(words.title) }]

export default function MyExams({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/panel/exams/rehearsal" variant="outline" size="compact">
          {words.rehearsal}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: (
              <ButtonLink to="/panel/courses" variant="outline" size="compact">
                {words.courses}
              </ButtonLink>
            ),
          }}
          order={newestFirst}
          row={(exam) => (
            <ListRow
              key={exam.id}
              to={`/panel/exams/${exam.id}`}
              title={exam.title}
              note={[exam.course.title, ...factsOf(exam)].join(' · ')}
              end={<StateBadge exam={exam} />}
            />
          )}
        />
      </div>
    </>
  )
}

function factsOf({ state, opensAt, closesAt, minutes, questions }: Exam): string[] {
  const when =
    state === 'scheduled' && opensAt
      ? words.opens(formatDateTime(opensAt))
      : closesAt
        ? (state === 'closed' ? words.closed : words.closes)(formatDateTime(closesAt))
        : null
  return [
    words.questions(formatNumber(questions)),
    ...(minutes === null ? [] : [words.minutes(formatNumber(minutes))]),
    ...(when ? [when] : []),
  ]
}

const tones: Readonly<Record<Exam['state'], Tone>> = {
  draft: 'neutral',
  scheduled: 'primary',
  open: 'success',
  closed: 'neutral',
}

const StateBadge = ({ exam: { state, attemptId } }: { exam: Exam }) =>
  attemptId ? (
    <Badge tone="accent">{words.underWay}</Badge>
  ) : (
    <Badge tone={tones[state]}>{words.states[state]}</Badge>
  )
