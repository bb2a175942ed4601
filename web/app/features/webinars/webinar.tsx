import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showWebinar } from '@arvand/contracts/home/webinars'
import { listRecordings } from '@arvand/contracts/panel/recordings'
import {
  cancelRegistration,
  payFactorWebinar,
  registerForSeries,
  registerForWebinar,
} from '@arvand/contracts/panel/webinars'
import { webinarStateWords } from '@arvand/contracts/state-words/webinars'
import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import { Bell, CalendarPlus, Check, Clock3, Video } from 'lucide-react'
import { redirectDocument, redirect as toPage } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { DayTile } from '../../ui/day-tile.tsx'
import { GirihCover } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { DoneCertificate } from '../certificates/index.ts'
import { CoursePrice, TeacherName } from '../courses/index.ts'
import { RecordingsList } from '../recordings/index.ts'
import type { Route } from './+types/webinar'
import { eventData } from './event-data.ts'
import { SeriesCard } from './series-card.tsx'
import { cancelQuestion, type Shown, WebinarAction, type WebinarActionProps } from './webinar-action.tsx'
import { Seats, timesOf } from './webinar-facts.tsx'
import { seriesWords, webinarsWords, webinarWords as words } from './words.ts'

export const handle = { cache: { tags: ['webinars'], seconds: 60 } } satisfies Handle

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { webinar, mine } = await callerOf(context)(showWebinar, { slug: params.slug })
  const of = { kind: 'webinar' as const, id: webinar.id }
  const maySee = webinar.state === 'ended' && mine && (mine.isHost || wasExpected(mine.registration?.state))
  const whyNot = mine?.whyNotRegister
  return {
    webinar,
    mine,
    recordings: maySee
      ? await loadList(listRecordings, { context, url }, { with: of, cursorName: 'recordings' })
      : null,
    whyNot: whyNot ? promiseOf(whyNot as never).sentence : null,
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

/** Whoever had a seat sees what was recorded. */
const wasExpected = (state: string | undefined): boolean =>
  ['confirmed', 'attended', 'certified', 'absent'].includes(state ?? '')

export const action = formAction({
  register: submitTo(registerForWebinar, {
    done: ({ registration }) =>
      registration.state === 'confirmed'
        ? words.done
        : registration.state === 'waiting'
          ? words.queued
          : words.heldByFactor,
  }),
  registerSeries: submitTo(registerForSeries, {
    done: ({ registered, waiting, factor }) =>
      factor
        ? toPage(`/panel/factors/${factor.id}`)
        : seriesWords.done(formatNumber(registered), waiting > 0 ? formatNumber(waiting) : null),
  }),
  pay: submitTo(payFactorWebinar, {
    with: ({ text }) => ({
      giftCards: text('giftCards')
        .split(/[\s،,]+/)
        .filter(Boolean),
    }),
    // The bank is another site, so the browser must load it as a document.
    done: ({ redirect }) => (redirect ? redirectDocument(redirect) : words.paid),
  }),
  cancel: submitTo(cancelRegistration, { question: () => cancelQuestion, done: words.cancelled }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { webinar, publicUrl } = loaderData
  return [
    { title: titled(webinar.title) },
    { name: 'description', content: webinar.summary.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/webinars/${webinar.slug}` },
    { property: 'og:title', content: webinar.title },
    { property: 'og:description', content: webinar.summary },
    { 'script:ld+json': eventData(webinar, publicUrl) },
  ]
}

export default function Webinar({ loaderData, actionData }: Route.ComponentProps) {
  const { webinar, mine, whyNot, recordings } = loaderData
  const { title, summary, startsAt, teacher, state, description, outcomes } = webinar
  const registered = mine?.registration?.state
  const wasIn = registered === 'attended' || registered === 'certified'
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page py-4 md:pb-8">
          <Breadcrumb crumbs={[{ label: webinarsWords.title, to: '/webinars' }]} here={title} />
          <div className="flex items-start gap-4 pt-3 md:gap-6 lg:pe-96">
            <DayTile isoDay={dayAt(startsAt)} soon={state === 'live'} />
            <div className="grid min-w-0 gap-2">
              <h1 className="text-28 font-display md:text-32">{title}</h1>
              <p className="text-16 text-muted">{summary}</p>
              <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-1 text-15">
                <TeacherName teacher={teacher} />
                <span className="inline-flex items-center gap-2">
                  <Icon of={Clock3} className="text-muted" />
                  <span>
                    <span className="font-label">{timesOf(webinar)}</span>
                    <span className="block text-14 text-muted">
                      {words.tehran(formatDate(startsAt, 'long'))}
                    </span>
                  </span>
                </span>
                {state === 'published' ? null : (
                  <Badge tone={state === 'live' ? 'accent' : 'neutral'}>{webinarStateWords[state]}</Badge>
                )}
              </p>
            </div>
          </div>
        </div>
      </header>
      <div className="page grid grid-cols-1 items-start gap-6 py-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label={words.action} className="lg:order-2">
          <Offer webinar={webinar} mine={mine} whyNot={whyNot} answer={actionData} />
        </aside>
        <div className="grid grid-cols-1 gap-5">
          {wasIn ? <DoneCertificate webinarId={webinar.id} /> : null}
          {state === 'ended' ? (
            <Card title={words.recording}>
              {recordings && recordings.items.length > 0 ? (
                <RecordingsList page={recordings} />
              ) : (
                <p className="text-15 text-muted">
                  {recordings ? words.noRecording : words.recordingForPeople}
                </p>
              )}
            </Card>
          ) : null}
          {webinar.series.length > 1 ? (
            <SeriesCard webinar={webinar} mine={mine} answer={actionData} />
          ) : null}
          {outcomes.length > 0 ? <Outcomes outcomes={outcomes} /> : null}
          {description ? (
            <Card title={words.about}>
              <p className="text-16 whitespace-pre-line">{description}</p>
            </Card>
          ) : null}
        </div>
      </div>
    </>
  )
}

const Outcomes = ({ outcomes }: Pick<Shown['webinar'], 'outcomes'>) => (
  <Card title={words.inThis}>
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {outcomes.map((one) => (
        <li key={one} className="flex gap-3 text-15">
          <Icon of={Check} className="mt-1 shrink-0 text-success-700" />
          <span>{one}</span>
        </li>
      ))}
    </ul>
  </Card>
)

/** Price, seats, the one action, and what belongs to it. */
function Offer({ webinar, mine, whyNot, answer }: WebinarActionProps) {
  const { slug, price, capacity, seatsLeft, minutes, freeHours } = webinar
  const isOpen = webinar.state === 'published' || webinar.state === 'live'
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface lg:shadow-float">
      <GirihCover slug={slug} category="zafarani" className="hidden lg:block" />
      <div className="grid gap-4 p-4.5 md:p-6">
        {isOpen ? <CoursePrice course={{ price, listPrice: price }} large /> : null}
        {isOpen ? (
          <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
            <Seats webinar={webinar} />
            {words.capacity(formatNumber(capacity))}
          </p>
        ) : null}
        {isOpen && seatsLeft <= capacity / 5 ? <Filled capacity={capacity} left={seatsLeft} /> : null}
        <WebinarAction webinar={webinar} mine={mine} whyNot={whyNot} answer={answer} />
        {isOpen ? (
          <a
            href={`/webinars/${slug}.ics`}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge px-4 text-15 font-label hover:bg-sunken"
          >
            <Icon of={CalendarPlus} />
            {words.calendar}
          </a>
        ) : null}
        {isOpen ? (
          <>
            <Includes minutes={minutes} />
            <p className="border-t border-line pt-3 text-14 text-muted">
              {price > 0 ? words.rule(freeHours > 0 ? formatNumber(freeHours) : null) : words.ruleFree}
            </p>
          </>
        ) : (
          <ButtonLink to="/webinars" variant="outline" wide>
            {webinarsWords.next}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const Includes = ({ minutes }: { readonly minutes: number }) => (
  <ul aria-label={words.includes.label} className="grid gap-3 text-15">
    <li className="flex gap-3">
      <Icon of={Video} className="mt-1 text-primary-700" />
      {words.includes.live(formatNumber(minutes))}
    </li>
    <li className="flex gap-3">
      <Icon of={Bell} className="mt-1 text-primary-700" />
      {words.includes.remind}
    </li>
  </ul>
)

/** How full it is, shown from 80 % on; the words beside it say the same. */
const Filled = ({ capacity, left }: { capacity: number; left: number }) => (
  <span aria-hidden="true" className="block h-2 overflow-clip rounded-full bg-sunken">
    <span
      className="block h-full rounded-full bg-accent-500"
      style={{ width: `${((capacity - left) / capacity) * 100}%` }}
    />
  </span>
)
