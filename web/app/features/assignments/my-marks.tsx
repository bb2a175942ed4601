import { listMyMarks } from '@arvand/contracts/panel/assignments'
import { formatDate } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { shownPoints } from '../marking/index.ts'
import type { Route } from './+types/my-marks'
import { assignmentWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listMyMarks, args)

export const meta = () => [{ title: titled(words.marks) }]

export default function MyMarks({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.marks} lead={words.marksLead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.marks}
          empty={{
            title: words.noMarks,
            text: words.noMarksText,
            action: (
              <ButtonLink to="/panel/courses" variant="outline" size="compact">
                {words.ownCourses}
              </ButtonLink>
            ),
          }}
          order={newestFirst}
          row={({
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
                  {courseTitle}، {formatDate(at)}
                  {comment ? <span className="line-clamp-2 block">{comment}</span> : null}
                </>
              }
              end={<Badge tone="success">{words.mark(shownPoints(points), shownPoints(most))}</Badge>}
            />
          )}
        />
      </div>
    </>
  )
}
