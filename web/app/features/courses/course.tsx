import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { listCourseReviews, showCourse } from '@arvand/contracts/home/courses'
import { enrolInCourse } from '@arvand/contracts/panel/courses'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { firstPage, loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { reviewForms } from '../reviews/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import { wishForms } from '../wishes/index.ts'
import type { Route } from './+types/course'
import { courseData } from './course-data.ts'
import { CourseHead } from './course-head.tsx'
import { headWords as words } from './head-words.ts'
import { breadcrumbData } from './list-data.ts'

/** Drawn by the server with the page; their scripts load when the page hydrates. */
const EnrolCard = laterPart(() => import('./course-enrol.tsx'))
const PhoneBar = laterPart(async () => ({ default: (await import('./course-action.tsx')).PhoneActionBar }))
const CourseBody = laterPart(() => import('./course-body.tsx'))
const CourseRelated = laterPart(() => import('./course-related.tsx'))

export const handle = {
  cache: { tags: ({ slug = '' }) => [`course:${slug}`], query: ['reviews'] },
} satisfies Handle

/** The query parameter with the cursor of the reviews. */
const reviewsCursor = 'reviews'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ course, mine, whyNotEnroll, whyNotBuy }, later] = await Promise.all([
    call(showCourse, { slug: params.slug }),
    url.searchParams.has(reviewsCursor)
      ? loadList(
          listCourseReviews,
          { context, url },
          { with: { slug: params.slug }, cursorName: reviewsCursor },
        )
      : null,
  ])
  return {
    course,
    reviews: later ?? { ...course.reviews, query: firstPage(reviewsCursor) },
    text: withFormulas(course.description),
    mine: mine ?? null,
    whyNot: {
      enrol: whyNotEnroll ? promiseOf(whyNotEnroll).sentence : null,
      needsOthers: [whyNotEnroll, whyNotBuy].includes('courses.prerequisites-missing'),
      buy: whyNotBuy ? promiseOf(whyNotBuy).sentence : null,
      ended: whyNotEnroll === 'courses.access-ended',
    },
    whyNotReview: mine?.whyNotReview ? promiseOf(mine.whyNotReview).sentence : null,
    now: Date.now(),
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const action = formAction({
  enrol: submitTo(enrolInCourse, { done: (_, __, { params }) => redirect(`/learn/${params.slug}`) }),
  ...wishForms,
  ...reviewForms,
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { course, publicUrl } = loaderData
  const url = `${publicUrl}/courses/${course.slug}`
  const crumbs = [
    { to: '/courses', label: words.courses },
    { to: `/categories/${course.category.slug}`, label: course.category.title },
    { to: `/courses/${course.slug}`, label: course.title },
  ]
  return [
    { title: titled(course.title) },
    { name: 'description', content: course.summary.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: course.title },
    { property: 'og:description', content: course.summary.slice(0, 200) },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl}/og/courses/${course.slug}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': courseData(course, publicUrl) },
    { 'script:ld+json': breadcrumbData(crumbs, publicUrl) },
  ]
}

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  const { course, text, mine, whyNot, reviews, whyNotReview, now } = loaderData
  const enrolCard = (
    <EnrolCard course={course} mine={mine} whyNot={whyNot} answer={answerFor(actionData, 'enrol')} />
  )
  return (
    <div className="overflow-x-clip">
      <div className="page grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <CourseHead course={course} />
        <aside
          aria-label={mine?.learning ? words.progress : words.card}
          className="z-10 -mx-4 md:mx-0 md:mt-6 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-14 lg:mb-10"
        >
          {enrolCard}
        </aside>
        <div className="grid min-w-0 gap-10 pt-7 pb-10 lg:col-start-1 lg:pt-9">
          <CourseBody
            course={course}
            text={text}
            reviews={reviews}
            mine={mine}
            learning={mine?.learning ?? null}
            whyNot={whyNotReview}
            answer={answerFor(actionData, 'review') ?? answerFor(actionData, 'unreview')}
            now={now}
          />
        </div>
      </div>
      <PhoneBar course={course} mine={mine} whyNot={whyNot} answer={answerFor(actionData, 'enrol')} />
      {course.related.length > 0 ? <CourseRelated courses={course.related} /> : null}
    </div>
  )
}
