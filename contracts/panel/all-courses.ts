import { z } from 'zod'
import { category, courseLevel, courseState, picture, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, rials } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { searched } from '../search.ts'

/** Every course and path in every state, for managers of the content. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

export const coursesFilter = {
  /** Words of its title, summary, teachers, field or level. */
  q: searched.optional(),
  state: courseState.optional(),
  category: slug.optional(),
  level: courseLevel.optional(),
  /** `plus`: sold, and free for subscribers. */
  price: z.enum(['free', 'paid', 'plus']).optional(),
  /** Whom the course belongs to. */
  teacherId: id.optional(),
}

/** `changed`: the last changed first. */
export const allCoursesOrder = z.enum(['changed', 'newest', 'title', 'learners', 'dearest'])

export const listAllCourses = endpoint({
  ...managers,
  path: 'manage/courses/all',
  prose:
    'Lists every course in every state, the last changed first or in another order, narrowed by filters.',
  body: pageAsk.extend({ ...coursesFilter, order: allCoursesOrder.default('changed') }),
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      state: courseState,
      category,
      level: courseLevel,
      cover: picture,
      owner: z.object({ id, name: z.string() }),
      price: rials,
      listPrice: rials,
      inPlus: z.boolean(),
      lessons: z.int(),
      learners: z.int(),
      createdAt: instant,
      changedAt: instant,
    }),
  ).extend({
    /** Whom `teacherId` names. */
    teacher: z.object({ id, name: z.string() }).nullable(),
    categories: z.array(category),
  }),
  errors: [],
})

export const exportAllCourses = endpoint({
  ...managers,
  path: 'manage/courses/export',
  prose:
    'Gives an address, good for a few minutes, of a sheet of the courses that the list’s filters find, in its order. Written down.',
  body: z.strictObject({
    ...coursesFilter,
    order: allCoursesOrder.default('changed'),
    format: z.enum(['csv', 'xlsx']),
  }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})

export const listAllPaths = endpoint({
  ...managers,
  path: 'manage/paths/all',
  prose: 'Lists every path in their order, drafts too, each with its courses in any state.',
  body: pageAsk.extend({
    /** Words of its title, summary or field. */
    q: searched.optional(),
    state: z.enum(['published', 'draft']).optional(),
  }),
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      category,
      /** Null: a draft, which visitors do not see. */
      publishedAt: instant.nullable(),
      changedAt: instant,
      courses: z.array(z.object({ id, title: z.string(), state: courseState })),
    }),
  ),
  errors: [],
})
