import { listAllPaths } from '@arvand/contracts/panel/all-courses'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { stateTones, stateWords } from '../authoring/index.ts'
import type { Route } from './+types/all-paths'
import { allPathsWords as words } from './words.ts'

const states = ['published', 'draft'] as const

export const loader = (args: Route.LoaderArgs) => loadList(listAllPaths, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function AllPaths({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'state',
              label: words.state,
              all: words.everyState,
              options: states.map((value) => ({ value, title: words.states[value] })),
            },
          ]}
          empty={{ title: words.none, text: words.noneText }}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={words.order}
          row={(path) => <PathRow key={path.id} path={path} />}
        />
      </div>
    </>
  )
}

type Path = Route.ComponentProps['loaderData']['items'][number]

/** A path with its courses in their order; a course that visitors do not see says so. */
function PathRow({ path: { slug, title, category, courses, publishedAt } }: { path: Path }) {
  return (
    <li className="grid gap-1 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="min-w-0 flex-[1_1_12rem] text-16 font-label wrap-anywhere">{title}</h2>
        {publishedAt ? (
          <TextLink
            alone
            to={`/paths/${slug}`}
            aria-label={words.seeOf(title)}
            className="inline-flex min-h-11 items-center text-15"
          >
            {words.see}
          </TextLink>
        ) : null}
        <Badge tone={publishedAt ? 'success' : 'neutral'}>
          {publishedAt ? words.states.published : words.states.draft}
        </Badge>
      </div>
      <p className="text-14 text-muted">
        {courses.length > 0 ? words.facts(category.title, formatNumber(courses.length)) : words.noCourse}
      </p>
      <ol aria-label={words.coursesOf(title)} className="grid gap-x-5 text-15 sm:flex sm:flex-wrap">
        {courses.map((course) => (
          <li key={course.id} className="inline-flex items-center gap-2">
            <TextLink alone to={`/manage/courses/${course.id}`} className="inline-flex min-h-11 items-center">
              {course.title}
            </TextLink>
            {course.state === 'published' ? null : (
              <Badge tone={stateTones[course.state]}>{stateWords[course.state]}</Badge>
            )}
          </li>
        ))}
      </ol>
    </li>
  )
}
