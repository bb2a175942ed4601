import { listWebinars } from '@arvand/contracts/home/webinars'
import { dayAt } from '@arvand/persian/zone'
import { loadList } from '../../api/load-list.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { PagedRows } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { DayTile } from '../../ui/day-tile.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { CoursePrice, TeacherName } from '../courses/index.ts'
import type { Route } from './+types/webinars'
import { Seats, timesOf, type WebinarCard } from './webinar-facts.tsx'
import { webinarsWords as words } from './words.ts'

export const handle = {
  cache: { tags: ['webinars'], query: ['when', 'cursor'], seconds: 60 },
} satisfies Handle

const tabs = ['upcoming', 'live', 'past'] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const when = tabs.find((one) => one === url.searchParams.get('when')) ?? 'upcoming'
  return {
    ...(await loadList(listWebinars, { context, url })),
    when,
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [
        { tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/webinars` },
        {
          ...{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml' },
          href: `${loaderData.publicUrl}/rss/webinars`,
        },
      ]
    : []),
]

export default function Webinars({ loaderData }: Route.ComponentProps) {
  const { when } = loaderData
  return (
    <div className="page grid grid-cols-1 gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">{words.title}</h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <TabLinks
        label={words.tabs}
        links={tabs.map((one) => ({
          to: one === 'upcoming' ? '/webinars' : `/webinars?when=${one}`,
          title: words.when[one],
          here: one === when,
        }))}
      />
      <PagedRows
        page={loaderData}
        label={words.title}
        empty={
          <EmptyState title={words.none[when]} level={2}>
            {words.noneText}
          </EmptyState>
        }
      >
        {(webinars) => (
          <ul className="grid grid-cols-1 gap-4">
            {webinars.map((webinar) => (
              <li key={webinar.id}>
                <WebinarRow webinar={webinar} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </div>
  )
}

function WebinarRow({ webinar }: { webinar: WebinarCard }) {
  const { slug, title, summary, startsAt, price, teacher, state } = webinar
  return (
    <article className="group relative flex gap-4 rounded-card border border-line bg-surface p-4.5 hover:border-edge md:gap-6 md:p-6">
      <DayTile isoDay={dayAt(startsAt)} soon={state === 'live'} />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <h2 className="text-18 font-title">
          <Link
            to={`/webinars/${slug}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
          >
            {title}
          </Link>
        </h2>
        <p className="text-15 text-muted">{summary}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-muted">
          <TeacherName teacher={teacher} />
          <span>{timesOf(webinar)}</span>
        </p>
        {state === 'ended' ? null : (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
            <CoursePrice course={{ price, listPrice: price }} />
            <Seats webinar={webinar} />
          </p>
        )}
      </div>
    </article>
  )
}
