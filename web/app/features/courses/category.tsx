import { listCourses } from '@arvand/contracts/home/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/category'
import { categoryWords as words } from './category-words.ts'
import { CourseGrid } from './course-card.tsx'
import { breadcrumbData, itemListData } from './list-data.ts'
import { coursesWords } from './words.ts'

export const handle = { cache: { tags: ['courses'], query: ['cursor'] } } satisfies Handle

export async function loader({ params: { slug }, context, url }: Route.LoaderArgs) {
  const { facets, ...page } = await loadList(
    listCourses,
    { context, url },
    { with: { category: slug, sort: 'popular' } },
  )
  const fields = facets.categories
  const field = fields.find((one) => one.slug === slug)
  if (!field) throw data(null, { status: 404 })
  return { ...page, field, fields, publicUrl: serverContext(context).settings.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { field, items, query, publicUrl } = loaderData
  const to = `/categories/${field.slug}`
  const crumbs = [
    { to: '/courses', label: coursesWords.title },
    { to, label: field.title },
  ]
  return [
    { title: titled(`${coursesWords.title}: ${field.title}`) },
    { name: 'description', content: words.description(field.title) },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${to}` },
    ...(query.cursor === null ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { 'script:ld+json': itemListData(items, publicUrl) },
    { 'script:ld+json': breadcrumbData(crumbs, publicUrl) },
  ]
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const { field, fields } = loaderData
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page flex items-stretch gap-6 py-4 md:py-6">
          <div className="min-h-32 min-w-0 flex-1">
            <Breadcrumb crumbs={[{ label: coursesWords.title, to: '/courses' }]} here={field.title} />
            <h1 className="text-32 font-display md:text-40">{field.title}</h1>
            <p className="pt-1 text-16 text-muted">{words.lead(formatNumber(field.count))}</p>
          </div>
          <div className="relative hidden w-72 shrink-0 overflow-hidden rounded-card sm:block">
            <Girih
              slug={field.slug}
              category={field.palette}
              shape="wall"
              className="absolute inset-0 size-full"
            />
          </div>
        </div>
      </header>
      <div className="page grid grid-cols-1 gap-6 py-6 md:py-9">
        <Chips label={coursesWords.category}>
          {fields.map(({ slug, title }) => (
            <Chip key={slug} to={`/categories/${slug}`} chosen={slug === field.slug}>
              {title}
            </Chip>
          ))}
        </Chips>
        <h2 className="text-21 font-heading">{words.popular}</h2>
        <PagedRows
          page={loaderData}
          label={coursesWords.results}
          empty={
            <EmptyState
              title={coursesWords.nothing}
              level={3}
              action={
                <ButtonLink to="/courses" variant="outline" size="compact">
                  {coursesWords.seeAll}
                </ButtonLink>
              }
            />
          }
        >
          {(courses) => <CourseGrid courses={courses} label={coursesWords.results} soon />}
        </PagedRows>
      </div>
    </>
  )
}
