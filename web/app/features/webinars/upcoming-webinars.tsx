import { dayAt } from '@arvand/persian/zone'
import { DayTile } from '../../ui/day-tile.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { CoursePrice } from '../courses/index.ts'
import { Seats, timesOf, type WebinarCard } from './webinar-facts.tsx'
import { webinarsWords as words } from './words.ts'

/** The next webinars, for the first page; nothing where there are none. */
export function UpcomingWebinars({ webinars }: { readonly webinars: readonly WebinarCard[] }) {
  if (webinars.length === 0) return null
  return (
    <section aria-labelledby="webinars" className="page grid grid-cols-1 gap-5 pt-12 md:pt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="webinars" className="text-21 font-heading md:text-26">
          {words.next}
        </h2>
        <MoreLink to="/webinars">{words.all}</MoreLink>
      </div>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {webinars.map((webinar) => (
          <li key={webinar.id}>
            <NextWebinar webinar={webinar} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const NextWebinar = ({ webinar }: { readonly webinar: WebinarCard }) => (
  <article className="group relative flex h-full gap-4 rounded-card border border-line bg-surface p-4 hover:border-edge">
    <DayTile isoDay={dayAt(webinar.startsAt)} />
    <div className="grid min-w-0 flex-1 content-start gap-1">
      <h3 className="text-16 font-title">
        <Link
          to={`/webinars/${webinar.slug}`}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-700"
        >
          {webinar.title}
        </Link>
      </h3>
      <p className="text-14 text-muted">{webinar.teacher.name}</p>
      <p className="text-14 font-label">{timesOf(webinar)}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
        <CoursePrice course={{ price: webinar.price, listPrice: webinar.price }} />
        <Seats webinar={webinar} />
      </p>
    </div>
  </article>
)
