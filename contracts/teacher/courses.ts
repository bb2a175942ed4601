import { z } from 'zod'
import { reviewNote } from '../course-review.ts'
import { category, courseLevel, courseState, picture, slug, staffRight } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, lines, money, requestId, rials, shownLine, title } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'

/** A teacher's own courses: details, outline and sending for review. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const
const ofSection = [...ofCourse, 'courses.unknown-section'] as const

/** Why a course cannot be sent for review, or a lesson cannot be published. */
export const readinessCode = z.enum([
  'courses.summary-missing',
  'courses.no-lesson',
  'courses.lesson-without-file',
  'courses.lesson-empty',
  'courses.lesson-without-address',
  'courses.lesson-without-brief',
  'courses.lesson-without-item',
  'courses.lesson-item-closed',
])
export type ReadinessCode = z.output<typeof readinessCode>
export const missing = z.object({
  code: readinessCode,
  /** Null if the course itself lacks something. */
  lesson: z.object({ id, title: z.string() }).nullable(),
})
export type Missing = z.output<typeof missing>

export const staffRole = z.enum(['owner', 'teacher', 'assistant'])

export const outlineLesson = z.object({
  id,
  title: z.string(),
  kind: lessonKind,
  minutes: z.int(),
  /** Its length, to the second where it was measured. */
  seconds: z.int(),
  isPreview: z.boolean(),
  isPublished: z.boolean(),
  /** Why it may not be published yet. */
  whyNotPublish: readinessCode.nullable(),
  releaseAt: instant.nullable(),
  releaseAfterDays: z.int().nullable(),
  requires: z.array(id),
})
export const outlineSection = z.object({
  id,
  title: z.string(),
  releaseAt: instant.nullable(),
  releaseAfterDays: z.int().nullable(),
  lessons: z.array(outlineLesson),
})
export type OutlineSection = z.output<typeof outlineSection>
export type OutlineLesson = z.output<typeof outlineLesson>

const details = z.object({
  id,
  slug: z.string(),
  state: courseState,
  title: z.string(),
  summary: z.string(),
  description: richText,
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  category: z.string(),
  level: courseLevel,
  accessDays: z.int().nullable(),
  price: rials,
  listPrice: rials,
  /** Included in plus. */
  inPlus: z.boolean(),
  cover: picture,
  coverFileId: id.nullable(),
  version: z.int(),
  changedAt: instant,
  publishedAt: instant.nullable(),
  lessons: z.int(),
  learners: z.int(),
})

export const createCourse = endpoint({
  ...byTeachers,
  path: 'course/create',
  prose: 'Begins a course as a draft of the teacher.',
  body: z.strictObject({ title: title(3, 120), category: z.string().max(60), level: courseLevel, requestId }),
  reply: z.object({ course: z.object({ id, slug: z.string() }) }),
  errors: ['courses.unknown-category'],
})

export const listTaughtCourses = endpoint({
  ...byTeachers,
  path: 'course/list',
  prose: 'Lists the courses that the teacher owns, teaches or assists in, the latest changed first.',
  body: pageAsk.extend({ state: courseState.optional() }),
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      state: courseState,
      category,
      cover: picture,
      lessons: z.int(),
      minutes: z.int(),
      learners: z.int(),
      changedAt: instant,
      role: staffRole,
      rights: z.array(staffRight),
    }),
  ),
  errors: [],
})

export const listFields = endpoint({
  ...byTeachers,
  path: 'course/categories',
  prose: 'Lists the fields that a course may belong to.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(category),
  errors: [],
})

/** A course that must be completed before another one. */
export const requiredCourse = z.object({ id, slug: z.string(), title: z.string(), state: courseState })

const removal = z.object({
  id,
  /** Null: a lesson alone. */
  sectionId: id.nullable(),
  title: z.string(),
  lessons: z.int(),
  at: instant,
  by: z.string(),
})
export type Removal = z.output<typeof removal>

export const showTaughtCourse = endpoint({
  ...byTeachers,
  path: 'course/show',
  prose:
    'Tells a course as its teachers see it: details, outline, what is missing and what was decided of it.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({
    course: details,
    outlineVersion: z.int(),
    sections: z.array(outlineSection),
    /** Why it cannot be sent for review; empty if it can. */
    missing: z.array(missing),
    /** The last transition of its state, with a manager's reason. */
    lastTurn: z.object({ state: courseState, reason: z.string().nullable(), at: instant }).nullable(),
    /** What reviewers noted, of all reviews so far; newest first. */
    reviewNotes: z.array(reviewNote),
    me: z.object({
      role: staffRole,
      rights: z.array(staffRight),
      /** What a sale brings: percent of the price before tax that is the sellers', and of it the caller's; null: nothing. */
      earns: z.object({ sellers: z.int(), mine: z.int() }).nullable(),
    }),
    categories: z.array(category),
    /** Courses to complete before it; one that is no longer in the catalogue does not count. */
    prerequisites: z.array(requiredCourse),
    /** What was removed within a month and can be brought back: the newest ten, for those who may write. */
    removals: z.array(removal),
    /** Why the person may not remove it for ever. */
    whyNotRemove: z
      .enum([
        'courses.owner-only',
        'courses.already-in-review',
        'courses.once-published',
        'courses.has-learners',
      ])
      .nullable(),
  }),
  errors: ['courses.unknown-course'],
})

const sentences = z.array(shownLine(2, 200)).max(20)

export const saveCourse = endpoint({
  ...byTeachers,
  path: 'course/save',
  prose:
    'Saves the details of a course; when another saved after `version` it answers 409 with what is stored in `current`.',
  body: z.strictObject({
    courseId: id,
    version: z.int().min(1),
    title: title(3, 120),
    summary: shownLine(0, 300),
    description: richText,
    outcomes: sentences,
    requirements: sentences,
    category: z.string().max(60),
    level: courseLevel,
    coverFileId: id.nullable(),
    accessDays: z.int().min(1).max(3650).nullable(),
    slug,
  }),
  reply: z.object({ course: details, missing: z.array(missing) }),
  errors: [
    ...ofCourse,
    'courses.saved-meanwhile',
    'courses.unknown-category',
    'courses.slug-taken',
    'courses.slug-fixed',
    'courses.unknown-file',
    'courses.wrong-file',
    'courses.summary-missing',
  ],
})

/** Rials: a billion toman. */
const mostPrice = 10_000_000_000

export const priceCourse = endpoint({
  ...byTeachers,
  path: 'course/price',
  prose:
    'Says what a course costs from now on: factors that are made keep their prices, learners keep the course.',
  body: z.strictObject({
    courseId: id,
    price: money(0, mostPrice),
    /** The price without a permanent discount. */
    listPrice: money(0, mostPrice),
    inPlus: z.boolean(),
  }),
  reply: z.object({ course: details.pick({ price: true, listPrice: true, inPlus: true }) }),
  errors: [...ofCourse, 'courses.price-not-round', 'courses.price-too-low', 'courses.list-price-too-low'],
})

const turned = z.object({ state: courseState })

export const submitCourse = endpoint({
  ...byTeachers,
  path: 'course/submit',
  prose: 'Sends a course to the managers for review; what is missing stands in `current` of a refusal.',
  body: z.strictObject({ courseId: id }),
  reply: turned,
  errors: [...ofCourse, 'courses.not-ready', 'courses.already-in-review'],
})

export const withdrawCourse = endpoint({
  ...byTeachers,
  path: 'course/withdraw',
  prose: 'Takes a course back from review.',
  body: z.strictObject({ courseId: id }),
  reply: turned,
  errors: [...ofCourse, 'courses.not-in-review'],
})

export const archiveCourse = endpoint({
  ...byTeachers,
  path: 'course/archive',
  prose: 'Takes a published course out of the catalogue; its learners keep it.',
  body: z.strictObject({ courseId: id }),
  reply: turned,
  errors: [...ofCourse, 'courses.not-published'],
})

export const mostPrerequisites = 20

export const changeCoursePrerequisites = endpoint({
  ...byTeachers,
  path: 'course/prerequisites',
  prose:
    'Adds and removes published courses that are completed before this one, and answers all of them; a circle is refused.',
  body: z.strictObject({
    courseId: id,
    add: z.array(id).max(mostPrerequisites).default([]),
    remove: z.array(id).max(mostPrerequisites).default([]),
  }),
  reply: z.object({ prerequisites: z.array(requiredCourse) }),
  errors: [
    ...ofCourse,
    'courses.prerequisite-unlisted',
    'courses.prerequisite-courses-circle',
    'courses.too-many-prerequisites',
  ],
})

export const removeCourse = endpoint({
  ...byTeachers,
  path: 'course/remove',
  prose: 'Removes a draft that was never published and that nobody learns in; files stay in their library.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({}),
  errors: [
    'courses.unknown-course',
    'courses.owner-only',
    'courses.already-in-review',
    'courses.once-published',
    'courses.has-learners',
    'courses.right-missing',
  ],
})

export const duplicateCourse = endpoint({
  ...byTeachers,
  path: 'course/duplicate',
  prose: 'Makes a whole copy of a course as a draft of the caller, without its learners.',
  body: z.strictObject({ courseId: id, requestId }),
  reply: z.object({ course: z.object({ id, slug: z.string() }) }),
  errors: ofCourse,
})

export const addSection = endpoint({
  ...byTeachers,
  path: 'section/add',
  prose: 'Adds a section at the end of a course.',
  body: z.strictObject({ courseId: id, title: title(1, 120), requestId }),
  reply: z.object({ sectionId: id }),
  errors: [...ofCourse, 'courses.too-many-lessons'],
})

export const renameSection = endpoint({
  ...byTeachers,
  path: 'section/rename',
  prose: 'Gives a section another title.',
  body: z.strictObject({ sectionId: id, title: title(1, 120) }),
  reply: z.object({}),
  errors: ofSection,
})

export const moveSection = endpoint({
  ...byTeachers,
  path: 'section/move',
  prose: 'Moves a section one place up or down.',
  body: z.strictObject({ sectionId: id, by: z.literal([-1, 1]) }),
  reply: z.object({}),
  errors: ofSection,
})

export const removeSection = endpoint({
  ...byTeachers,
  path: 'section/remove',
  prose:
    'Removes a section with its lessons, of which no learner has begun any; it can be restored for a month.',
  body: z.strictObject({ sectionId: id }),
  reply: z.object({ removalId: id }),
  errors: [...ofSection, 'courses.section-learnt'],
})

export const restoreRemoved = endpoint({
  ...byTeachers,
  path: 'curriculum/restore',
  prose: 'Brings a removed lesson or section back, whole and to its place.',
  body: z.strictObject({ courseId: id, removalId: id }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-removal', 'courses.section-removed', 'courses.too-many-lessons'],
})

/** When a section or lesson opens: at an instant, or some days after a learner began; both null: at once. */
export const release = {
  releaseAt: z.iso.datetime().nullable(),
  releaseAfterDays: z.int().min(0).max(3650).nullable(),
}

export const releaseSection = endpoint({
  ...byTeachers,
  path: 'section/release',
  prose: 'Says when the lessons of a section open.',
  body: z.strictObject({ sectionId: id, ...release }),
  reply: z.object({}),
  errors: ofSection,
})

export const arrangeCurriculum = endpoint({
  ...byTeachers,
  path: 'curriculum/arrange',
  prose:
    'Puts all sections and lessons of a course in this order; refused when it is not of the newest outline.',
  body: z.strictObject({
    courseId: id,
    outlineVersion: z.int().min(1),
    sections: z.array(z.strictObject({ id, lessons: z.array(id).max(500) })).max(100),
  }),
  reply: z.object({ outlineVersion: z.int() }),
  errors: [...ofCourse, 'courses.order-stale'],
})

export const markReviewNote = endpoint({
  ...byTeachers,
  path: 'course/notes/done',
  prose: 'Marks a reviewer’s note as done, or takes the mark back; the next review shows it.',
  body: z.strictObject({ noteId: id, isDone: z.boolean() }),
  reply: z.object({ note: reviewNote }),
  errors: ['courses.unknown-review-note', 'courses.right-missing'],
})

/** Why a course was returned or archived. */
export const reason = lines(5, 1000)
