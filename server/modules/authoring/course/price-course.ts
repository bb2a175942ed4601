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

/** Pure: only people who earn from a course set its price; an assistant who may write it does not. */
const whyNotPriceIt = (role: StaffRole): 'courses.right-missing' | null =>
  role === 'assistant' ? 'courses.right-missing' : null

/** Sets what a course costs from now on. Issued factors keep their price, and learners keep the course. */
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
