import { type CourseSort, listCourses } from '@arvand/contracts/home/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { SlidersHorizontal } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx'
import type { Route } from './+types/courses'
import { ChosenChips } from './chosen-chips.tsx'
import { CourseGrid } from './course-card.tsx'
import { type Chosen, listAddress } from './list-address.ts'
import { itemListData } from './list-data.ts'
import { SearchBox } from './search-box.tsx'
import { sortWords, coursesWords as words } from './words.ts'

/** Drawn by the server with the page; plain links until it hydrates. */
const FacetLinks = laterPart(() => import('./facets.tsx'))
const NothingFound = laterPart(() => import('./nothing-found.tsx'))

export const handle = {
  cache: { tags: ['courses'], query: ['q', 'category', 'level', 'price', 'sort', 'cursor'] },
} satisfies Handle

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadList(listCourses, { context, url })),
  publicUrl: serverContext(context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { items, facets, publicUrl } = loaderData
  const { chosen, cursor } = loaderData.query
  const field = facets.categories.find(({ slug }) => slug === chosen.category)?.title
  const name = [chosen.q, field].filter(Boolean).join('، ')
  return [
    { title: titled(name ? `${words.title}: ${name}` : words.title) },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}${canonical(chosen)}` },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: `${publicUrl}/rss/courses` },
    // Search engines should not index results of a typed search, nor pages after the first.
    ...(chosen.q || cursor ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: titled(words.title) },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { 'script:ld+json': itemListData(items, publicUrl) },
  ]
}

/** One address for every sort order and page of the same courses. */
const canonical = ({ category, level, price }: Chosen) =>
  category && !level && !price ? `/categories/${category}` : listAddress({ category, level, price })

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { facets, query } = loaderData
  const { chosen } = query
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page grid grid-cols-1 gap-5 py-7 md:py-9">
          <h1 className="text-28 font-display">{words.title}</h1>
          <div className="max-w-3xl">
            <SearchBox q={chosen.q} rest={{ ...query.filter, q: null }} />
          </div>
        </div>
      </header>
      <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-5 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-9">
        <aside className="hidden lg:block" aria-label={words.narrow}>
          <FacetLinks facets={facets} chosen={chosen} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <PhoneFacets {...loaderData} />
          <ChosenChips facets={facets} chosen={chosen} />
          <Results {...loaderData} />
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function PhoneFacets({ facets, query: { chosen } }: Loaded) {
  return (
    <details suppressHydrationWarning className="rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 text-15 font-label">
        <Icon of={SlidersHorizontal} />
        {words.narrow}
      </summary>
      <div className="border-t border-line p-4">
        <FacetLinks facets={facets} chosen={chosen} />
      </div>
    </details>
  )
}

function Results(loaded: Loaded) {
  const { items, facets, corrected } = loaded
  const { chosen } = loaded.query
  if (items.length === 0) return <NothingFound chosen={chosen} facets={facets} />
  const count = formatNumber(facets.total)
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="results">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 *:max-w-full">
        <div>
          {corrected ? <p className="text-15 text-muted">{words.corrected(chosen.q ?? '')}</p> : null}
          <h2 id="results" className="text-18 font-title">
            {chosen.q ? words.found(count, corrected ?? chosen.q) : words.lead(count)}
          </h2>
        </div>
        <Sorts chosen={chosen} now={loaded.sort} />
      </div>
      <PagedRows page={loaded} label={words.results} empty={null} loading={<OnTheirWay />}>
        {(courses) => <CourseGrid courses={courses} label={words.results} narrow soon />}
      </PagedRows>
    </section>
  )
}

const usual: readonly CourseSort[] = ['newest', 'popular', 'rating', 'cheapest', 'dearest', 'title']

function Sorts({ chosen, now }: { chosen: Chosen; now: CourseSort }) {
  const sorts = chosen.q ? (['relevance', ...usual] as const) : usual
  return (
    <Chips label={words.sort}>
      {sorts.map((sort, at) => (
        <Chip key={sort} to={listAddress({ ...chosen, sort: at === 0 ? null : sort })} chosen={sort === now}>
          {sortWords[sort]}
        </Chip>
      ))}
    </Chips>
  )
}

const OnTheirWay = () => (
  <Loading label={words.loading}>
    <div className="grid gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  </Loading>
)
