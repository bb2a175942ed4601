import { showCourse } from '@arvand/contracts/home/courses'
import { formatNumber } from '@arvand/persian/numbers'
import { formText } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/buy-seats'
import { courseOf } from './course-of.ts'
import { readCount } from './read-giving.ts'
import { giveWords, buySeatsWords as words } from './words.ts'

/** Drawn by the server with the page; its scripts load when the page hydrates. */
const SeatsForm = laterPart(() => import('./seats-form.tsx'))

export const handle = {
  cache: { tags: ({ slug = '' }) => [`course:${slug}`] },
} satisfies Handle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { course } = await callerOf(context)(showCourse, { slug: params.slug })
  return { course: courseOf(course) }
}

/** Receives a form sent before the page hydrated; the hydrated page then puts the seats into the cart. */
export async function action({ request }: Route.ActionArgs) {
  const typed = formText(await request.formData(), 'count')
  return { typed, count: readCount(typed) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.course.title) : words.title) },
  { name: 'robots', content: 'noindex' },
]

export default function BuySeats({ loaderData: { course }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:gap-8 md:py-10">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.titleOf(course.title)}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      {/* The sent form is put into the cart by the browser, so the page hydrates at once. */}
      {actionData ? <span hidden data-hydrate="now" /> : null}
      {course.price > 0 ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <SeatsForm course={course} sent={actionData} />
          <How />
        </div>
      ) : (
        <EmptyState
          title={giveWords.free}
          level={2}
          action={<ButtonLink to={course.href}>{giveWords.back}</ButtonLink>}
        />
      )}
    </div>
  )
}

function How() {
  return (
    <Card title={words.how}>
      <ol className="grid gap-4 text-15">
        {words.steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-100 text-15 font-title text-primary-700">
              {formatNumber(at + 1)}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <p className="pt-5">
        <TextLink alone to="/panel/buyers">
          {words.buyers}
        </TextLink>
      </p>
    </Card>
  )
}
