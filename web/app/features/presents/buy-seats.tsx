import { priceText, tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { UsersRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiOf } from '../../api/page.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addToCard, keyOf, takeOut } from '../cart/index.ts'
import type { Route } from './+types/buy-seats'
import { courseOf, type GivenCourse } from './course-of.ts'
import { countWrong, readCount } from './read-giving.ts'
import { giveWords, buySeatsWords as words } from './words.ts'

export const handle = {
  cache: { tags: ({ slug = '' }) => [`course:${slug}`] },
  wake: 'now',
} satisfies Handle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { course } = await apiOf(context).home('courses/:slug', { slug: params.slug })
  return { course: courseOf(course) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.course.title) : words.title) },
  { name: 'robots', content: 'noindex' },
]

export default function BuySeats({ loaderData: { course } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:gap-8 md:py-10">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.titleOf(course.title)}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      {course.price > 0 ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <SeatsForm course={course} />
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

/** How many, and what they cost; then into the cart in the place of what was wished before. */
function SeatsForm({ course: { id, price } }: { course: GivenCourse }) {
  const [count, setCount] = useState<number | null>(10)
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const navigate = useNavigate()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setWrong(count === null ? countWrong : undefined)
    if (count === null) {
      form.querySelector<HTMLElement>('input')?.focus()
      return
    }
    const item = { kind: 'course', id, quantity: count, options: { seats: true } }
    takeOut([keyOf(item)])
    addToCard(item)
    showToast({ tone: 'success', text: words.added })
    void navigate('/cart')
  }
  return (
    <Card>
      <form noValidate onSubmit={add} className="grid gap-6" aria-label={words.title}>
        <DigitsField
          name="count"
          label={words.count}
          description={words.countHint}
          defaultValue="10"
          error={wrong}
          maxLength={4}
          required
          onInput={(event) => setCount(readCount(event.currentTarget.value))}
          className="max-w-xs"
        />
        <dl className="grid gap-2 border-t border-line pt-4 text-16">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{words.each}</dt>
            <dd className="tabular-nums">{priceText(price)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-18 font-title">
            <dt>{words.sum}</dt>
            <dd aria-live="polite" className="tabular-nums">
              {count === null ? '—' : tomanText(price * count)}
            </dd>
          </div>
        </dl>
        <div className="hidden [@media(scripting:enabled)]:block">
          <Button icon={UsersRound}>{words.add}</Button>
        </div>
        <noscript>
          <p className="text-14 text-muted">{words.noScript}</p>
        </noscript>
      </form>
    </Card>
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
