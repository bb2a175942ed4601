import { toPersianDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { apiOf } from '../../api/page.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Route } from './+types/list-of-mobiles'
import { CourseHead, courseMeta } from './course-head.tsx'
import { type ListOutcome, listOutcome } from './outcomes.ts'
import { studentsWords, bringWords as words } from './words.ts'

export async function loader({ context, params: { courseId, listId }, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('outcome')
  const outcome = listOutcome.find((one) => one === asked) ?? null
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).teacher('student/showList', {
    courseId,
    listId,
    ...(outcome ? { outcome } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, outcome, isFirst: cursor === null }
}

export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(words.listTitle, loaderData?.course)

const tones: Readonly<Record<ListOutcome | 'waiting', Tone>> = {
  waiting: 'neutral',
  enrolled: 'success',
  already: 'neutral',
  invited: 'primary',
  full: 'warning',
  notMobile: 'danger',
  repeated: 'neutral',
}

export default function ListOfMobiles({ loaderData }: Route.ComponentProps) {
  const { course, list, items, nextCursor, outcome, isFirst } = loaderData
  const isWorking = list.done < list.lines
  useLookAgain(isWorking)
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
        <Chips label={words.lines}>
          <Chip to="?" chosen={outcome === null} preventScrollReset>
            {words.all}
          </Chip>
          {found.map((one) => (
            <Chip key={one} to={addressWith({ outcome: one })} chosen={outcome === one} preventScrollReset>
              {words.outcome[one]}
            </Chip>
          ))}
        </Chips>
        {items.length > 0 ? (
          <List label={words.lines}>
            {items.map(({ line, given, mobile, outcome }) => (
              <ListRow
                key={line}
                title={
                  mobile ? (
                    <bdi dir="ltr">{formatMobile(mobile)}</bdi>
                  ) : (
                    <bdi className="wrap-anywhere">{given}</bdi>
                  )
                }
                note={words.line(toPersianDigits(line))}
                end={<Badge tone={tones[outcome]}>{words.outcome[outcome]}</Badge>}
              />
            ))}
          </List>
        ) : (
          <p className="text-15 text-muted">{words.nothing}</p>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ outcome }}
          note={words.order}
          next={words.next}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/teach/courses/${course.id}/students`}>{studentsWords.title}</ButtonLink>
          <ButtonLink to={`/teach/courses/${course.id}/students/add`} look="outline">
            {words.again}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

const lookEvery = 1500

/** Looks again while the list is worked. */
function useLookAgain(isWorking: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWorking || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), lookEvery)
    return () => clearTimeout(timer)
  }, [isWorking, state, revalidate])
}
