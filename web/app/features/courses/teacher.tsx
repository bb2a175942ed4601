import type { Answer } from '@arvand/contracts/endpoint'
import { listTeacherReviews, showTeacher } from '@arvand/contracts/home/teachers'
import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ArchPortrait } from '../../ui/avatar.tsx'
import { Duration } from '../../ui/duration.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { photoOf } from '../../ui/photo.ts'
import { EmptyState } from '../../ui/states.tsx'
import { LaterReviewList } from '../reviews/index.ts'
import type { Route } from './+types/teacher'
import { CourseGrid } from './course-card.tsx'
import { teacherWords as words } from './teacher-words.ts'
import { coursesWords } from './words.ts'

export const handle = {
  cache: {
    tags: ({ handle = '' }) => ['courses', `person:${handle.toLowerCase()}`],
    query: ['cursor', 'reviews'],
  },
} satisfies Handle

export const loader = async ({ params: { handle: name }, context, url }: Route.LoaderArgs) => {
  const [shown, reviews] = await Promise.all([
    loadList(showTeacher, { context, url }, { with: { handle: name }, keep: ['reviews'] }),
    loadList(
      listTeacherReviews,
      { context, url },
      { with: { handle: name }, cursorName: 'reviews', keep: ['cursor'] },
    ),
  ])
  return { ...shown, reviews, publicUrl: serverContext(context).settings.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { teacher, publicUrl } = loaderData
  const url = `${publicUrl}/teachers/${teacher.handle}`
  return [
    { title: titled(teacher.name) },
    ...(teacher.biography ? [{ name: 'description', content: teacher.biography.slice(0, 160) }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Person',
        '@id': url,
        url,
        name: teacher.name,
        jobTitle: words.role,
        ...(teacher.biography ? { description: teacher.biography } : {}),
      },
    },
  ]
}

type Teacher = Answer<typeof showTeacher>['teacher']

export default function TeacherPage({ loaderData }: Route.ComponentProps) {
  const { teacher, courses, reviews, query } = loaderData
  return (
    <>
      <TeacherHead teacher={teacher} />
      <div className="page grid gap-6 py-7 md:py-10">
        {teacher.biography ? (
          <section aria-labelledby="about" className="grid gap-2">
            <h2 id="about" className="text-21 font-heading">
              {words.about}
            </h2>
            <p className="max-w-[44rem] text-16 whitespace-pre-line">{teacher.biography}</p>
            <p>
              <TextLink
                to={`/u/${teacher.handle}`}
                alone
                className="inline-flex min-h-11 items-center text-15"
              >
                {words.profile}
              </TextLink>
            </p>
          </section>
        ) : null}
        <section aria-labelledby="courses" className="grid gap-5">
          <h2 id="courses" className="text-21 font-heading md:text-26">
            {words.coursesOf(teacher.name)}
          </h2>
          <PagedRows
            page={{ ...courses, query }}
            label={words.coursesOf(teacher.name)}
            empty={
              <EmptyState
                title={words.none}
                action={
                  <ButtonLink to="/courses" variant="outline" size="compact">
                    {coursesWords.seeAll}
                  </ButtonLink>
                }
              >
                {words.noneText}
              </EmptyState>
            }
          >
            {(items) => <CourseGrid courses={items} label={words.coursesOf(teacher.name)} />}
          </PagedRows>
        </section>
        {reviews.summary.ratings > 0 ? (
          <LaterReviewList reviews={reviews} now={reviews.query.now} naming />
        ) : null}
      </div>
    </>
  )
}

function TeacherHead({ teacher }: { teacher: Teacher }) {
  const { name, handle, field, city, education, picture } = teacher
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-end gap-x-8 gap-y-4 pt-7 md:pt-10">
        <ArchPortrait name={name} seed={handle} category={field ?? handle} photo={photoOf(picture)} />
        <div className="min-w-0 flex-1 basis-72 self-center pb-6">
          <h1 className="text-32 font-display md:text-40">{name}</h1>
          <p className="text-16 text-muted">
            {[education, field, city].filter(Boolean).join('، ') || words.role}
          </p>
          <TeacherFigures teacher={teacher} />
        </div>
      </div>
    </header>
  )
}

function TeacherFigures({ teacher: { figures } }: { teacher: Teacher }) {
  const told: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.courses, formatNumber(figures.courses)],
    [words.learners, formatNumber(figures.learners)],
    ...(figures.ratings > 0 ? [[words.rating, formatTenths(figures.rating)] as const] : []),
    ...(figures.seconds > 0
      ? [[words.time, <Duration key="time" seconds={figures.seconds} named />] as const]
      : []),
  ]
  return (
    <dl aria-label={words.figures} className="flex flex-wrap gap-x-8 gap-y-3 pt-4">
      {told.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-14 text-muted">{label}</dt>
          <dd className="text-21 font-heading text-primary-700">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
