import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, rials } from '../fields.ts'
import { lessonFigure } from './lesson-figures.ts'

const count = z.int()

const course = z.object({
  courseId: id,
  courseTitle: z.string(),
  courseSlug: z.string(),
  palette: z.string(),
  cover: picture,
})

/** `deadline`: of an assignment; `examSession`: the time in which an exam is open. */
export const taughtKind = z.enum(['webinar', 'room', 'meet', 'examSession', 'deadline'])
export type TaughtKind = z.output<typeof taughtKind>

export const showTeacherToday = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'today',
  access: 'teacher',
  prose:
    'What waits for a teacher, what they have today, which deadlines come, who falls behind, enrolments of this week against as much of the one before, new reviews, and what of their income is held.',
  body: z.strictObject({}),
  reply: z.object({
    attention: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        count,
        link: z.string(),
        verb: z.string(),
        /** The one that waits longest. */
        oldest: z.object({ name: z.string(), at: instant }),
      }),
    ),
    /** Some of it could not be counted. */
    isPartial: z.boolean(),
    /**
     * What the teacher has within a week, the next one first: assignments whose deadline is the same for all learners,
     * live classes.
     */
    deadlines: z.array(
      z.object({
        ...{ key: z.string(), title: z.string(), within: z.string(), link: z.string(), at: instant },
        work: z.object({ handedIn: count, learners: count }).nullable(),
      }),
    ),
    /** What the teacher has on this day of Tehran, in the order of its beginning. */
    day: z.array(
      z.object({
        ...{ key: z.string(), title: z.string(), within: z.string(), link: z.string() },
        kind: taughtKind.exclude(['deadline']),
        at: instant,
        /** Null: it is at an instant. */
        until: instant.nullable(),
        /** Where the teacher goes in, from 15 minutes before; null: there is no such door. */
        enter: z.string().nullable(),
        /** How many have registered, or belong to it. */
        people: count.nullable(),
      }),
    ),
    courses: count,
    /** Learners who were not seen for a week, the one seen last first. */
    behind: z.object({
      count,
      items: z.array(
        z.object({
          ...{ enrolmentId: id, personId: id, name: z.string(), courseId: id, courseTitle: z.string() },
          lessons: count,
          lessonsDone: count,
          /** Null: they have never come. */
          seenAt: instant.nullable(),
        }),
      ),
      /** Where they learn: the courses with the most of them. */
      courses: z.array(z.object({ courseId: id, courseTitle: z.string(), count })),
    }),
    week: z.object({
      /** Each day from Saturday to today. */
      days: z.array(z.object({ day, count })),
      /** In the week before, up to the same hour. */
      before: count,
      /** Those with the most enrolments of this week. */
      courses: z.array(course.extend({ count, before: count })),
    }),
    reviews: z.array(
      z.object({
        ...{ courseSlug: z.string(), courseTitle: z.string(), personId: id, name: z.string() },
        ...{ stars: z.int(), text: z.string(), at: instant },
      }),
    ),
    /**
     * The course with the most learners who enrolled 14 days ago or earlier: how many of them reached each lesson;
     * null when they are few.
     */
    dropOff: z
      .object({
        ...{ courseId: id, courseTitle: z.string(), learners: count },
        lessons: z.array(lessonFigure),
      })
      .nullable(),
    /** What of the held income comes free next; null when nothing is held. */
    nextFree: z.object({ amount: rials, at: instant }).nullable(),
  }),
  errors: [],
})
