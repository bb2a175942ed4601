import { showCourse } from '@arvand/contracts/home/courses'
import { callerOf } from '../../api/page.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/give'
import { courseOf } from './course-of.ts'
import { readGiftPurchase, valuesOf } from './read-giving.ts'
import { giveWords as words } from './words.ts'

/** Drawn by the server with the page; its scripts load when the page hydrates. */
const GiveForm = laterPart(() => import('./give-form.tsx'))

export const handle = {
  cache: { tags: ({ slug = '' }) => [`course:${slug}`] },
} satisfies Handle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { course } = await callerOf(context)(showCourse, { slug: params.slug })
  return { course: courseOf(course) }
}

/**
 * Receives a form sent before the page hydrated; the fields are filled again, and the hydrated page puts the gift into
 * the cart.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  return { ...readGiftPurchase(form, new Date()), values: valuesOf(form) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.course.title) : words.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Give({ loaderData: { course }, actionData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:gap-8 md:py-10">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      {/* The sent form is put into the cart by the browser, so the page hydrates at once. */}
      {actionData ? <span hidden data-hydrate="now" /> : null}
      {course.price > 0 ? (
        <GiveForm course={course} sent={actionData} />
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
