import { listLessonLearners } from '@arvand/contracts/analysis/lessons'
import { formatDate } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/lesson-learners'
import { usePersonPath } from './person-path.ts'
import { analysisWords, lessonsWords as words } from './words.ts'

const deeds = ['reached', 'notReached', 'completed', 'watched'] as const

export const loader = ({ context, url, params: { courseId, lessonId } }: Route.LoaderArgs) =>
  loadList(listLessonLearners, { context, url }, { with: { courseId, lessonId }, start: { did: 'reached' } })

export const handle = {
  crumb: ({ course, lesson }: Route.ComponentProps['loaderData']) => [
    { label: analysisWords.lessons, to: '/manage/analysis/lessons' },
    { label: course.title, to: `/manage/analysis/lessons/${course.id}` },
    { label: lesson.title },
  ],
}
export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: titled(`${loaderData?.lesson.title ?? ''}، ${analysisWords.lessons}`) },
]

export default function LessonLearners({ loaderData }: Route.ComponentProps) {
  const { course, lesson } = loaderData
  const personPath = usePersonPath()
  return (
    <>
      <PageHead title={lesson.title} lead={course.title} />
      <div className="grid grid-cols-1 gap-5">
        <PagedList
          page={loaderData}
          label={lesson.title}
          filters={[
            {
              kind: 'tabs',
              name: 'did',
              label: words.choose,
              options: deeds.map((value) => ({ value, title: words.did[value] })),
            },
          ]}
          empty={{ title: words.nobody }}
          nothing={{ title: words.nobody }}
          order={newestFirst}
          row={({ enrolmentId, personId, name, enrolledAt }) => (
            <ListRow
              key={enrolmentId}
              to={personPath(personId)}
              title={name}
              note={words.enrolledAt(formatDate(enrolledAt))}
            />
          )}
        />
      </div>
    </>
  )
}
