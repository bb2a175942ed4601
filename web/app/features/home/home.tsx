import { showFrontCourses } from '@arvand/contracts/home/courses'
import { showFront } from '@arvand/contracts/home/homes'
import { listWebinars } from '@arvand/contracts/home/webinars'
import { siteName } from '@arvand/contracts/site-name'
import { publicCallerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { type Pricing, PricingContext } from '../../shell/prices.ts'
import { useRoot, useVisitor } from '../../shell/use-root.ts'
import { GirihIwan } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { NumberedSteps } from '../../ui/numbered-steps.tsx'
import { stillOf } from '../../ui/still.ts'
import { FrontSearch } from '../search/index.ts'
import { UpcomingWebinars, type WebinarCard } from '../webinars/index.ts'
import type { Route } from './+types/home'
import { CoursesByField, FieldLinks, LearnersWords, NewestCourses } from './front-courses.tsx'
import { Days, Figures, Teachers } from './front-parts.tsx'
import { homeWords as words } from './words.ts'

/** Webinars change with every registration, so their answer is kept apart from the others. */
const kept = { front: { tags: ['front', 'courses'] }, webinars: { tags: ['webinars'] } } as const

export const handle = {
  cache: { tags: [...kept.front.tags, ...kept.webinars.tags], seconds: 300 },
} satisfies Handle

export async function loader({ context }: Route.LoaderArgs) {
  const call = publicCallerOf(context, { ...kept.front, seconds: 300 })
  const [front, courses, webinars] = await Promise.all([
    call(showFront, {}),
    call(showFrontCourses, {}),
    publicCallerOf(context, { ...kept.webinars, seconds: 300 })(listWebinars, {}),
  ])
  return {
    ...{ front, courses, webinars: nextOnes(webinars) },
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [
        { tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/` },
        { property: 'og:title', content: words.title },
        { property: 'og:description', content: words.description },
        { 'script:ld+json': siteData(loaderData.publicUrl) },
      ]
    : []),
]

/** The site as schema.org `WebSite`, with its search. */
const siteData = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: siteName(),
  url: `${publicUrl}/`,
  inLanguage: 'fa',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

export default function Home({ loaderData: { front, courses, webinars } }: Route.ComponentProps) {
  const pricing = useRoot().pricing ?? null
  return (
    <>
      <Hero fields={courses.fields} />
      <div {...stillOf(front, Figures)} />
      <div className="drawn-when-near" {...stillOf(withPricing(webinars, pricing), FrontWebinars)} />
      <div className="drawn-when-near" {...stillOf(withPricing(courses, pricing), FrontCourses)} />
      <div className="drawn-when-near" {...stillOf(front, FrontRest)} />
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

interface Webinars {
  readonly items: readonly WebinarCard[]
}

const shownWebinars = new WeakMap<Webinars, Webinars>()

/** The first three of a list: the same object for the same answer, so that its markup is kept. */
function nextOnes(webinars: Webinars): Webinars {
  const known = shownWebinars.get(webinars) ?? { items: webinars.items.slice(0, 3) }
  shownWebinars.set(webinars, known)
  return known
}

type Priced<T> = T & { readonly pricing: Pricing }

const priced = new WeakMap<object, Priced<object>>()

/** An answer with the way prices are shown: the same object while neither changes, so that its markup is kept. */
function withPricing<T extends object>(data: T, pricing: Pricing): Priced<T> {
  const known = priced.get(data) as Priced<T> | undefined
  if (known?.pricing === pricing) return known
  const both = { ...data, pricing }
  priced.set(data, both)
  return both
}

const FrontWebinars = ({ items, pricing }: Priced<Webinars>) => (
  <PricingContext value={pricing}>
    <UpcomingWebinars webinars={items} />
  </PricingContext>
)

const FrontCourses = ({ fields, total, newest, words: said, pricing }: Priced<Data['courses']>) => (
  <PricingContext value={pricing}>
    <CoursesByField fields={fields} total={total} />
    <NewestCourses newest={newest} />
    <LearnersWords words={said} />
  </PricingContext>
)

const FrontRest = ({ teachers, today, nextHolidays }: Data['front']) => (
  <>
    <Teachers teachers={teachers} />
    <NumberedSteps title={words.how} steps={words.steps} tone="primary" />
    <Days today={today} next={nextHolidays} />
    <Persian />
  </>
)

function Hero({ fields }: Pick<Route.ComponentProps['loaderData']['courses'], 'fields'>) {
  const visitor = useVisitor()
  return (
    <section className="border-b border-line bg-linear-to-b from-surface to-paper">
      <div className="page grid grid-cols-1 items-end gap-x-12 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[1fr_31rem]">
        <div className="self-center lg:pb-12">
          <h1 className="text-32 font-display md:text-48">
            {words.promiseBefore}{' '}
            <span className="bg-[linear-gradient(to_top,transparent_14%,var(--accent-100)_14%,var(--accent-100)_40%,transparent_40%)]">
              {words.promiseMarked}
            </span>
            .
          </h1>
          <p className="max-w-[32rem] pt-4 text-17 text-muted md:text-18">{words.lead}</p>
          <div className="grid grid-cols-1 gap-2 pt-6">
            <FrontSearch />
            <FieldLinks fields={fields} />
          </div>
          <p className="pt-4">
            {visitor ? (
              <ButtonLink to="/panel">{words.goOn}</ButtonLink>
            ) : (
              <ButtonLink to="/auth/sign-up">{words.join}</ButtonLink>
            )}
          </p>
        </div>
        <GirihIwan className="mx-auto w-full max-w-[31rem]" />
      </div>
    </section>
  )
}

function Persian() {
  return (
    <section aria-labelledby="persian" className="page pt-12 md:pt-14">
      <div className="rounded-band bg-band px-6 py-8 text-on-deep md:px-10 md:py-10">
        <h2 id="persian" className="text-21 font-heading md:text-26">
          {words.persianTitle}
        </h2>
        <ul className="grid gap-x-10 gap-y-3 pt-5 md:grid-cols-2">
          {words.persianPoints.map((point) => (
            <li
              key={point}
              className="flex gap-3 before:mt-3 before:size-2 before:shrink-0 before:rotate-45 before:bg-accent-500"
            >
              {point}
            </li>
          ))}
        </ul>
        <p className="pt-5">
          <ButtonLink to="/about" variant="outline-on-deep" size="compact">
            {words.persianMore}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
