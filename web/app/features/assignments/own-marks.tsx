import { formatDate } from '@arvand/persian/format-date'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/own-marks'
import { shownPoints } from './assignment-view.tsx'
import { assignmentWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('assignment/marks', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.marks) }]

export default function OwnMarks({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.marks} lead={words.marksLead} />
      <div className="grid gap-5">
        {items.length > 0 ? (
          <List label={words.marks}>
            {items.map(
              ({
                submissionId,
                courseTitle,
                courseSlug,
                lessonId,
                lessonTitle,
                points,
                most,
                comment,
                at,
              }) => (
                <ListRow
                  key={submissionId}
                  to={`/learn/${courseSlug}/${lessonId}`}
                  title={lessonTitle}
                  note={
                    <>
                      {courseTitle}، {formatDate(at, 'long')}
                      {comment ? <span className="line-clamp-2 block">{comment}</span> : null}
                    </>
                  }
                  end={<Badge tone="success">{words.mark(shownPoints(points), shownPoints(most))}</Badge>}
                />
              ),
            )}
          </List>
        ) : (
          <EmptyState
            title={words.noMarks}
            level={2}
            action={
              <ButtonLink to="/panel/courses" look="outline" size="compact">
                {words.ownCourses}
              </ButtonLink>
            }
          >
            {words.noMarksText}
          </EmptyState>
        )}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
      </div>
    </>
  )
}
