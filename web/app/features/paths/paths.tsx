import type { Answer } from '@arvand/contracts/endpoint'
import { listPaths } from '@arvand/contracts/home/paths'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Duration } from '../../ui/duration.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseCover } from '../courses/index.ts'
import type { Route } from './+types/paths'
import { pathsWords as words } from './words.ts'

export const handle = { cache: { tags: ['courses'], query: ['cursor'] } } satisfies Handle

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listPaths, { context, url })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [{ tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/paths` }]
    : []),
]

export default function Paths({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">{words.title}</h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <PagedRows
        page={loaderData}
        label={words.title}
        empty={
          <EmptyState
            title={words.none}
            level={2}
            action={<ButtonLink to="/courses">{words.seeCourses}</ButtonLink>}
          >
            {words.noneText}
          </EmptyState>
        }
      >
        {(paths) => (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
            {paths.map((path, at) => (
              <li key={path.slug}>
                <PathCard path={path} soon={at < 2} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

type Path = Answer<typeof listPaths>['items'][number]

/** `soon`: above the fold, so that its pictures are fetched at once. */
function PathCard({ path, soon }: { path: Path; soon: boolean }) {
  const { slug, title, summary, category, courses, lessons, seconds, covers } = path
  return (
    <article className="group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-surface transition-colors hover:border-edge">
      <div aria-hidden="true" className="flex">
        {covers.slice(0, 4).map((one) => (
          <span key={one.slug} className="min-w-0 flex-1 not-first:border-s-2 not-first:border-surface">
            <CourseCover
              slug={one.slug}
              palette={one.palette}
              cover={one.cover}
              soon={soon}
              className="h-24 object-cover"
            />
          </span>
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4.5 md:p-6">
        <p className="text-14 text-muted">{category.title}</p>
        <h2 className="text-18 font-title">
          <Link
            to={`/paths/${slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
          >
            {title}
          </Link>
        </h2>
        <p className="text-15 text-muted">{summary}</p>
        <p className="mt-auto pt-2 text-14 font-label">
          {words.courses(formatNumber(courses))}، {words.lessons(formatNumber(lessons))}،{' '}
          <Duration seconds={seconds} />
        </p>
      </div>
    </article>
  )
}
