import { showEnrolmentList } from '@arvand/contracts/teacher/students'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { useWatch } from '../../shell/use-watch.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Route } from './+types/list-of-mobiles'
import { CourseHead, courseCrumbs, courseMeta } from './course-head.tsx'
import { NumbersHidden } from './numbers-hidden.tsx'
import { type ListOutcome, listOutcome } from './outcomes.ts'
import { studentsWords, bulkEnrolmentWords as words } from './words.ts'

export const loader = ({ context, params: { courseId, listId }, url }: Route.LoaderArgs) =>
  loadList(showEnrolmentList, { context, url }, { with: { courseId, listId } })

export const handle = { crumb: courseCrumbs(words.listTitle) }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.listTitle, loaderData?.course)

const tones: Readonly<Record<ListOutcome | 'waiting', Tone>> = {
  waiting: 'neutral',
  invited: 'success',
  full: 'warning',
  notMobile: 'danger',
  repeated: 'neutral',
}

export default function ListOfMobiles({ loaderData }: Route.ComponentProps) {
  const { course, list, items } = loaderData
  const isWorking = list.done < list.lines
  useWatch(isWorking)
  const found = listOutcome.filter((one) => list.counts[one] > 0)
  return (
    <>
      <CourseHead course={course} here="title" title={words.listTitle} />
      <div className="grid grid-cols-1 gap-5">
        <Card>
          <ProgressBar
            label={<span role="status">{isWorking ? words.working : words.ready}</span>}
            share={(list.done * 100) / list.lines}
            band={isWorking ? 'primary' : 'success'}
            note={words.doneOf(formatNumber(list.done), formatNumber(list.lines))}
          />
          <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
            {found.map((one) => (
              <div key={one} className="grid content-start gap-0.5">
                <dt className="text-14 text-muted">{words.outcomes[one]}</dt>
                <dd className="text-21 font-display">{formatNumber(list.counts[one])}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <PagedList
          page={loaderData}
          label={words.lines}
          filters={[
            {
              kind: 'chips',
              name: 'outcome',
              label: words.lines,
              all: words.all,
              options: found.map((value) => ({ value, title: words.outcome[value] })),
            },
          ]}
          news={items.some(({ given }) => given === null) ? <NumbersHidden /> : null}
          empty={{ title: words.nothing }}
          nothing={{ title: words.nothing }}
          order={words.order}
          row={({ line, given, mobile, outcome }) => {
            const place = words.line(localDigits(line))
            const typed = mobile ? (
              <bdi dir="ltr">{formatMobile(mobile)}</bdi>
            ) : (
              <bdi className="wrap-anywhere">{given}</bdi>
            )
            return (
              <ListRow
                key={line}
                title={given === null ? place : typed}
                note={given === null ? null : place}
                end={<Badge tone={tones[outcome]}>{words.outcome[outcome]}</Badge>}
              />
            )
          }}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/teach/courses/${course.id}/students`}>{studentsWords.title}</ButtonLink>
          <ButtonLink to={`/teach/courses/${course.id}/students/add`} variant="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
