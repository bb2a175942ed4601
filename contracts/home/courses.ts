import { z } from 'zod'
import { category, courseCard, courseLevel, courseTeacher, lessonLine, picture, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { errorCatalogue } from '../errors/catalogue.ts'
import { cursor, id, instant, line } from '../fields.ts'
import { pageOf, wholeOf } from '../page.ts'
import { progress } from '../progress.ts'
import { publicReview, reviewSummary } from '../reviews.ts'
import { richText } from '../rich-text.ts'

export const coursePrice = z.enum(['free', 'paid'])
export type CoursePrice = z.output<typeof coursePrice>

/** `relevance` only has a meaning for a search by words, where it is the default. */
export const courseSort = z.enum(['relevance', 'newest', 'popular', 'rating', 'title', 'cheapest', 'dearest'])
export type CourseSort = z.output<typeof courseSort>

const count = z.int()

/** How many courses each choice would leave, with the other choices unchanged. */
export const courseFacets = z.object({
  /** Courses that match all present choices. */
  total: count,
  categories: z.array(category.extend({ count })),
  levels: z.array(z.object({ level: courseLevel, count })),
  prices: z.array(z.object({ price: coursePrice, count })),
})

export const listCourses = endpoint({
  service: 'home',
  method: 'GET',
  path: 'courses',
  access: 'public',
  prose:
    'Published courses: searched with misspellings forgiven, narrowed by field, level and price, with counts.',
  query: z.object({
    q: line(0, 120).optional(),
    category: slug.optional(),
    level: courseLevel.optional(),
    price: coursePrice.optional(),
    sort: courseSort.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(courseCard).extend({
    facets: courseFacets,
    /** The corrected words that were searched instead, when the typed words have no results. */
    corrected: z.string().nullable(),
    sort: courseSort,
  }),
  errors: [],
})

export const listCategories = endpoint({
  service: 'home',
  method: 'GET',
  path: 'categories',
  access: 'public',
  prose:
    'The fields of courses, with how many published courses each has and up to three subjects of which there are courses.',
  query: z.object({}),
  whole: true,
  reply: wholeOf(category.extend({ count, subjects: z.array(z.string()) })),
  errors: [],
})

const errorCode = z.enum(
  Object.keys(errorCatalogue) as [keyof typeof errorCatalogue, ...(keyof typeof errorCatalogue)[]],
)

const course = courseCard.extend({
  description: richText,
  /** Pictures in the description, by the id of their file. */
  files: z.record(id, picture),
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  /** How long an enrolment lasts; null: for ever. */
  accessDays: z.int().nullable(),
  publishedAt: instant,
  changedAt: instant,
  sections: z.array(z.object({ id, title: z.string(), lessons: z.array(lessonLine) })),
  /** Who teaches it, the owner first. */
  teachers: z.array(
    courseTeacher.extend({ education: z.string().nullable(), biography: z.string().nullable() }),
  ),
  /** Courses to complete before this one begins. */
  prerequisites: z.array(z.object({ slug: z.string(), title: z.string() })),
  paths: z.array(z.object({ slug: z.string(), title: z.string() })),
  reviews: pageOf(publicReview).extend({ summary: reviewSummary }),
  related: z.array(courseCard),
})

export const showCourse = endpoint({
  service: 'home',
  method: 'GET',
  path: 'courses/:slug',
  access: 'public',
  prose: 'A published course as its page shows it; to someone signed in also what they may do with it.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({
    course,
    /** Left out for a visitor who is not signed in; null if they may enrol. */
    whyNotEnroll: errorCode.nullable().optional(),
    /** Why they may not buy it for themselves; left out for a visitor who is not signed in. */
    whyNotBuy: errorCode.nullable().optional(),
    /** Left out for a visitor who is not signed in. */
    mine: z
      .object({
        isLearner: z.boolean(),
        isStaff: z.boolean(),
        /** They have plus, and it includes this course. */
        byPlus: z.boolean(),
        /** Their enrolment is by plus: it ends when plus ends, and they may still buy the course. */
        learnsByPlus: z.boolean(),
        wished: z.boolean(),
        whyNotReview: errorCode.nullable(),
        /** `hiddenBecause`: a manager hid the review until it is edited. */
        review: z
          .object({ stars: z.int(), text: z.string(), hiddenBecause: z.string().nullable() })
          .nullable(),
        /** Null for who is no learner of it. */
        learning: z
          .object({
            progress,
            begun: z.boolean(),
            /** Lessons whose every step is done. */
            lessonsDone: z.array(id),
            /** Where they go on; null when every lesson is done. */
            nextLesson: z.object({ id, title: z.string() }).nullable(),
          })
          .nullable(),
      })
      .optional(),
  }),
  errors: ['courses.unknown-course'],
})

export const listCourseReviews = endpoint({
  service: 'home',
  method: 'GET',
  path: 'courses/:slug/reviews',
  access: 'public',
  prose: 'What learners say of a published course, newest first.',
  params: z.object({ slug: z.string().max(80) }),
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(publicReview).extend({ summary: reviewSummary }),
  errors: ['courses.unknown-course'],
})

export const showFrontCourses = endpoint({
  service: 'home',
  method: 'GET',
  path: 'front/courses',
  access: 'public',
  prose: 'What the home page shows of courses: some of each field, the newest, and what learners say.',
  query: z.object({}),
  reply: z.object({
    total: count,
    /** Categories that have courses, each with its most popular courses first. */
    fields: z.array(category.extend({ count, courses: z.array(courseCard) })),
    newest: z.array(courseCard),
    words: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        stars: z.int(),
        name: z.string(),
        picture,
        course: z.object({ slug: z.string(), title: z.string() }),
      }),
    ),
  }),
  errors: [],
})
