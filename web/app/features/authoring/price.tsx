import { showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { formAction } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { courseCrumbs, courseMeta } from '../students/index.ts'
import type { Route } from './+types/price'
import { CourseHead, tabTitle } from './course-head.tsx'
import { PriceCard } from './price-card.tsx'
import { submitPrice } from './submit-price.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { course, me } = await callerOf(context)(showTaughtCourse, { courseId: params.id })
  return { course, me }
}

export const action = formAction({ price: submitPrice })

export const handle = { crumb: courseCrumbs(tabTitle('price')), hydrate: 'now' }
export const meta = ({ loaderData }: Route.MetaArgs) => courseMeta(tabTitle('price'), loaderData?.course)

/** What a course costs, and what its teacher earns of it. */
export default function CoursePrice({ loaderData, actionData }: Route.ComponentProps) {
  const { course, me } = loaderData
  return (
    <>
      <CourseHead course={course} me={me} tab="price" />
      <div className="max-w-3xl">
        <PriceCard course={course} earns={me.earns} answer={answerFor(actionData, 'price')} />
      </div>
    </>
  )
}
