import { Gift } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiOf } from '../../api/page.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Button } from '../../ui/button.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addToCard } from '../cart/index.ts'
import type { Route } from './+types/give'
import { courseOf, type GivenCourse } from './course-of.ts'
import { GiftFace } from './gift-face.tsx'
import { readPresent } from './read-giving.ts'
import { WhenFields } from './when-fields.tsx'
import { giveWords as words } from './words.ts'

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

export default function Give({ loaderData: { course } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:gap-8 md:py-10">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      {course.price > 0 ? (
        <GiveForm course={course} />
      ) : (
        <EmptyState
          title={words.free}
          level={2}
          action={<ButtonLink to={course.href}>{words.back}</ButtonLink>}
        />
      )}
    </div>
  )
}

/** For whom and when, with the present growing beside it; then into the cart. */
function GiveForm({ course }: { course: GivenCourse }) {
  const [seen, setSeen] = useState({ name: '', message: '' })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const navigate = useNavigate()
  const visitor = useVisitor()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { present, fields } = readPresent(new FormData(form), new Date())
    setWrong(fields)
    if (!present) {
      // After the fields have been drawn with what is wrong of them.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    addToCard({ kind: 'course', id: course.id, quantity: 1, options: { present } })
    showToast({ tone: 'success', text: words.added })
    void navigate('/cart')
  }
  const look = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    setSeen({ name: String(form.get('name')).trim(), message: String(form.get('message')).trim() })
  }
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-10">
      <form noValidate onSubmit={add} onInput={look} className="grid gap-6" aria-label={words.whom}>
        <div className="grid gap-5 sm:grid-cols-2">
          <MobileField name="mobile" label={words.mobile} error={wrong.mobile} maxLength={20} required />
          <TextField name="name" label={words.name} description={words.nameHint} maxLength={80} />
        </div>
        <TextArea
          name="message"
          label={words.message}
          description={words.messageHint}
          maxLength={500}
          rows={4}
        />
        <WhenFields error={wrong.day} />
        <div className="hidden [@media(scripting:enabled)]:block">
          <Button icon={Gift}>{words.add}</Button>
        </div>
        <noscript>
          <p className="text-14 text-muted">{words.noScript}</p>
        </noscript>
        <p className="flex flex-wrap gap-x-2 text-15 text-muted">
          {words.forMany}
          <TextLink to={`${course.href}/seats`}>{words.toSeats}</TextLink>
        </p>
      </form>
      <div className="grid gap-3 lg:sticky lg:top-24">
        <p className="text-15 text-muted">{words.preview}</p>
        <GiftFace
          kind="present"
          giver={visitor?.name ?? words.you}
          recipientName={seen.name || null}
          message={seen.message || words.yourMessage}
          course={course}
          level={2}
        />
      </div>
    </div>
  )
}
