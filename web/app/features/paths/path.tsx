import type { CourseCard } from '@arvand/contracts/courses'
import { showPath } from '@arvand/contracts/home/paths'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Duration } from '../../ui/duration.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseCover, itemListData, levelWords, TeacherName } from '../courses/index.ts'
import type { Route } from './+types/path'
import { type Mine, PathAction, PathBar, stateOf } from './path-action.tsx'
import { pathsWords as words } from './words.ts'

export const handle = { cache: { tags: ['courses'] } } satisfies Handle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { path, mine } = await callerOf(context)(showPath, { slug: params.slug })
  return { path, mine: mine ?? null, publicUrl: serverContext(context).settings.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { path, publicUrl } = loaderData
  return [
    { title: titled(path.title) },
    { name: 'description', content: path.summary.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/paths/${path.slug}` },
    { property: 'og:title', content: path.title },
    { property: 'og:description', content: path.summary },
    { 'script:ld+json': itemListData(path.steps, publicUrl) },
  ]
}

export default function PathPage({ loaderData: { path, mine } }: Route.ComponentProps) {
  const { title, summary, courses, lessons, seconds, steps } = path
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page py-4 md:pb-8">
          <Breadcrumb crumbs={[{ label: words.title, to: '/paths' }]} here={title} />
          <h1 className="pt-1 text-28 font-display md:text-40">{title}</h1>
          <p className="max-w-[40rem] pt-2 text-17 text-muted">{summary}</p>
          <p className="pt-3 text-15 font-label">
            {words.courses(formatNumber(courses))}، {words.lessons(formatNumber(lessons))}،{' '}
            <Duration seconds={seconds} />
          </p>
          <PathAction steps={steps} mine={mine} />
        </div>
      </header>
      <div className="page py-7 md:py-10">
        {steps.length === 0 ? (
          <EmptyState title={words.empty} level={2} />
        ) : (
          <ol aria-label={words.steps} className="grid max-w-4xl">
            {steps.map((course, at) => (
              <Step
                key={course.id}
                course={course}
                state={mine ? stateOf(mine, course.id) : undefined}
                number={at + 1}
                isLast={at === steps.length - 1}
              />
            ))}
          </ol>
        )}
      </div>
      {steps.length > 0 ? <PathBar steps={steps} mine={mine} /> : null}
    </>
  )
}

interface StepProps {
  readonly course: CourseCard
  /** Of the visitor, who is signed in. */
  readonly state: Mine['courses'][number] | undefined
  readonly number: number
  readonly isLast: boolean
}

/** A course of the path, with its number on a line that leads to the next one. */
function Step({ course, state, number, isLast }: StepProps) {
  const { slug, title, summary, cover, category, level, lessons, seconds, teacher } = course
  return (
    <li className="flex gap-4 md:gap-6">
      <div aria-hidden="true" className="flex flex-col items-center">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-600 text-17 font-title text-on-primary">
          {formatNumber(number)}
        </span>
        {isLast ? null : <span className="w-0.5 flex-1 bg-line" />}
      </div>
      <article className="group relative mb-5 flex min-w-0 flex-1 flex-col overflow-clip rounded-card border border-line bg-surface hover:border-edge sm:flex-row">
        <div className="shrink-0 sm:w-56">
          <CourseCover
            slug={slug}
            palette={category.palette}
            cover={cover}
            className="h-full object-cover"
            sizes="(min-width: 640px) 14rem, 100vw"
          />
        </div>
        <div className="grid content-start gap-1.5 p-4.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            {words.step(formatNumber(number))}
            {state ? <Standing state={state} /> : null}
          </p>
          <h2 className="text-17 font-title">
            <Link
              to={`/courses/${slug}`}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
            >
              {title}
            </Link>
          </h2>
          <p className="text-15 text-muted">{summary}</p>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-1 text-14 text-muted">
            <TeacherName teacher={teacher} />
            <span>
              {words.lessons(formatNumber(lessons))}، <Duration seconds={seconds} />، {levelWords[level]}
            </span>
          </p>
        </div>
      </article>
    </li>
  )
}

/** How the visitor stands to a course of the path. */
function Standing({ state }: { state: NonNullable<StepProps['state']> }) {
  if (state.isDone) return <Badge tone="success">{words.done}</Badge>
  if (state.isStaff) return <Badge tone="neutral">{words.teaches}</Badge>
  if (state.isLearner)
    return (
      <>
        <Badge tone="primary">{words.owned}</Badge>
        <bdi dir="ltr">{formatPercent(Math.floor(state.percent))}</bdi>
      </>
    )
  return state.byPlus ? <Badge tone="neutral">{words.byPlus}</Badge> : null
}
