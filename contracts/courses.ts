import { z } from 'zod'
import { id, rials } from './fields.ts'
import { lessonKind } from './lesson-content.ts'
import { progress } from './progress.ts'

/** Schemas of courses that several services use. */

export const courseState = z.enum(['draft', 'inReview', 'published', 'archived'])
export type CourseState = z.output<typeof courseState>

export const courseLevel = z.enum(['beginner', 'intermediate', 'advanced', 'everyone'])
export type CourseLevel = z.output<typeof courseLevel>

export const enrolmentState = z.enum(['active', 'completed', 'expired', 'refunded'])
export type EnrolmentState = z.output<typeof enrolmentState>

/** How somebody was enrolled in a course. */
export const enrolmentSource = z.enum(['self', 'teacher', 'purchase', 'gift', 'seat', 'plus'])
export type EnrolmentSource = z.output<typeof enrolmentSource>

/** What an assistant may do in a course; the owner and teachers may do everything. */
export const staffRight = z.enum(['write', 'answer', 'mark', 'enrol', 'announce'])
export type StaffRight = z.output<typeof staffRight>

export const category = z.object({ slug: z.string(), title: z.string(), palette: z.string() })
export type Category = z.output<typeof category>

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'این بخش آدرس فقط حروف کوچک لاتین، رقم و خط تیره دارد.')

/** A picture in several widths; null if there is none and a girih pattern is drawn from the slug. */
export const picture = z
  .object({
    src: z.string(),
    /** For `srcset`: address and width in pixels. */
    sizes: z.array(z.object({ src: z.string(), width: z.int() })),
  })
  .nullable()
export type Picture = z.output<typeof picture>

/** A teacher as courses show them. The handle is null while their profile is not public. */
export const courseTeacher = z.object({ handle: z.string().nullable(), name: z.string(), picture })

/** A course as lists show it (wire.md 6). `rating` is 0 without ratings, else 1 to 5 with one decimal. */
export const courseCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: picture,
  category,
  level: courseLevel,
  price: rials,
  listPrice: rials,
  /** Included in plus. */
  inPlus: z.boolean(),
  rating: z.number(),
  ratings: z.int(),
  lessons: z.int(),
  minutes: z.int(),
  /** Its length, to the second where it was measured. */
  seconds: z.int(),
  learners: z.int(),
  teacher: courseTeacher,
})
export type CourseCard = z.output<typeof courseCard>

/** A lesson in a curriculum. */
export const lessonLine = z.object({
  id,
  title: z.string(),
  kind: lessonKind,
  minutes: z.int(),
  /** Its length, to the second where it was measured. */
  seconds: z.int(),
  steps: z.int(),
  preview: z.boolean(),
})

/** An enrolment as its person sees it. */
export const enrolment = z.object({ id, courseId: id, state: enrolmentState, progress })
