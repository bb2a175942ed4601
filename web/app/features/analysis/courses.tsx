import { listCourses } from '@arvand/contracts/analysis/lessons'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/courses'
import { AnalysisHead } from './analysis-head.tsx'
import { analysisWords, lessonsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listCourses, args)

export const handle = { crumb: analysisWords.lessons }
export const meta = () => [{ title: titled(`${analysisWords.lessons}، ${analysisWords.title}`) }]

export default function Courses({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AnalysisHead here="lessons" />
      <PagedList
        page={loaderData}
        label={words.list}
        empty={{ title: words.none }}
        order={words.order}
        row={({ id, title, teacher, lessons, enrolled, completed }) => (
          <ListRow
            key={id}
            to={`/manage/analysis/lessons/${id}`}
            title={title}
            note={words.note(teacher, formatNumber(lessons))}
            end={
              <span className="pointer-events-none text-15">
                {words.completed(formatNumber(completed), formatNumber(enrolled))}
              </span>
            }
          />
        )}
      />
    </>
  )
}
