import type { Input } from '@arvand/contracts/endpoint'
import type { priceCourse as priceCourseEndpoint } from '@arvand/contracts/teacher/courses'
import {
  type ChangingDeps,
  changeCourse,
  findStaff,
  type StaffRole,
  updatePrice,
  whyNotPrice,
} from '#modules/courses'
import { refuse, refuseIf } from '#platform/refusal'
import { priceOf } from './course-queries.ts'

/** Pure: who earns of a course says what it costs; an assistant who writes it does not. */
const whyNotPriceIt = (role: StaffRole): 'courses.right-missing' | null =>
  role === 'assistant' ? 'courses.right-missing' : null

/** Says what a course costs from now on. Factors keep what they were made with, learners keep the course. */
export const priceCourse = (
  deps: ChangingDeps,
  personId: string,
  { courseId, ...wished }: Input<typeof priceCourseEndpoint>,
) =>
  changeCourse(deps, { courseId, personId }, async (tx) => {
    const member = (await findStaff(tx, courseId, personId)) ?? refuse('courses.unknown-course')
    refuseIf(whyNotPriceIt(member.role))
    refuseIf(whyNotPrice(wished))
    const price = { price: wished.price, list_price: wished.listPrice, in_plus: wished.inPlus }
    return { course: priceOf(await updatePrice(tx, courseId, price)) }
  })
