import type { Answer } from '@arvand/contracts/endpoint'
import type { showTeacher } from '@arvand/contracts/home/teachers'
import { durationInProse } from '@arvand/persian/duration'
import { formatNumber, formatTenths } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { given } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { ArchPortrait } from '../../ui/avatar.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { photoOf } from '../../ui/photo.ts'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/teacher'
import { CourseGrid } from './course-card.tsx'
import { teacherWords as words } from './teacher-words.ts'
import { coursesWords } from './words.ts'

export const handle = {
  cache: { tags: ({ handle = '' }) => ['courses', `person:${handle.toLowerCase()}`], query: ['cursor'] },
} satisfies Handle

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const ask = { handle: params.handle, ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).home('teachers/:handle', ask)
  return { ...page, isFirst: cursor === null, publicUrl: given(context).settings.publicUrl }
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
  const { teacher, courses, isFirst } = loaderData
  const to = `/teachers/${teacher.handle}`
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
          {courses.items.length === 0 ? (
            <EmptyState
              title={words.none}
              action={
                <ButtonLink to="/courses" look="outline" size="compact">
                  {coursesWords.seeAll}
                </ButtonLink>
              }
            >
              {words.noneText}
            </EmptyState>
          ) : (
            <CourseGrid courses={courses.items} label={words.coursesOf(teacher.name)} />
          )}
          <CursorPager
            isFirst={isFirst}
            nextCursor={courses.nextCursor}
            to={(cursor) => `${to}${addressWith({ cursor })}`}
            note={coursesWords.pageNote}
            next={coursesWords.next}
          />
        </section>
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
  const told = [
    [words.courses, formatNumber(figures.courses)],
    [words.learners, formatNumber(figures.learners)],
    ...(figures.ratings > 0 ? [[words.rating, formatTenths(figures.rating)]] : []),
    ...(figures.minutes > 0 ? [[words.time, durationInProse(figures.minutes * 60)]] : []),
  ] as const
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
