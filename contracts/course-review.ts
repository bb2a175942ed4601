import { z } from 'zod'
import { id, instant, lines } from './fields.ts'

/** What a manager looks at before a course is published: the checklist, and the topics of notes. */
export const reviewTopic = z.enum([
  'content',
  'outline',
  'media',
  'captions',
  'description',
  'cover',
  'price',
  'rights',
])
export type ReviewTopic = z.output<typeof reviewTopic>

export const mostReviewNotes = 300
export const reviewNoteText = lines(3, 1000)

/** A note of a reviewer on a lesson, a section or the whole course. */
export const reviewNote = z.object({
  id,
  subject: z.enum(['course', 'section', 'lesson']),
  /** Null unless the note is on a section that still exists. */
  sectionId: id.nullable(),
  /** Null unless the note is on a lesson that still exists. */
  lessonId: id.nullable(),
  /** The title of the course, section or lesson when the note was written. */
  title: z.string(),
  topic: reviewTopic.nullable(),
  text: z.string(),
  by: z.string(),
  at: instant,
  /** When its teachers got it, with the decision; null while the review goes on. */
  sentAt: instant.nullable(),
  isDone: z.boolean(),
  /** Who said that it is done, or not done after all; oldest first. */
  turns: z.array(z.object({ isDone: z.boolean(), by: z.string(), at: instant })),
})
export type ReviewNote = z.output<typeof reviewNote>
