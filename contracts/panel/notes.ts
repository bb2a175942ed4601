import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant, lines, requestId } from '../fields.ts'
import { pageOf } from '../page.ts'

const second = z.int().min(0).max(86_400).nullable()
const text = lines(1, 5000)

/** A note that a person wrote in a lesson. */
export const note = z.object({
  id,
  lessonId: id,
  /** Second of the video or audio; null if the note is about the whole lesson. */
  second,
  text: z.string(),
  at: instant,
  changedAt: instant,
})
export type Note = z.output<typeof note>

const aboutLesson = z.object({ title: z.string(), courseTitle: z.string(), courseSlug: z.string() })

export const listNotes = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'note/list',
  access: 'user',
  prose: 'The caller’s notes: those of a lesson by their second, or all of them, newest first.',
  body: z.strictObject({
    lessonId: id.optional(),
    q: z.string().max(200).optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(note.extend({ lesson: aboutLesson })),
  errors: [],
})

export const saveNote = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'note/save',
  access: 'user',
  prose: 'Writes a note in a lesson that is open to the caller, or changes one of theirs.',
  body: z.strictObject({
    /** Left out for a new note. */
    noteId: id.optional(),
    lessonId: id,
    second: second.optional(),
    text,
    requestId,
  }),
  reply: z.object({ note }),
  errors: [
    'courses.unknown-note',
    'courses.unknown-lesson',
    'courses.not-enrolled',
    'courses.access-ended',
    'courses.not-yet-open',
    'courses.lessons-before',
    'courses.unknown-course',
  ],
})

export const removeNote = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'note/remove',
  access: 'user',
  prose: 'Removes a note of the caller.',
  body: z.strictObject({ noteId: id }),
  reply: z.object({}),
  errors: ['courses.unknown-note'],
})

export const exportNotes = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'note/export',
  access: 'user',
  prose: 'All notes of the caller as one text, by course and lesson.',
  body: z.strictObject({ as: z.enum(['markdown', 'text']) }),
  reply: z.object({ text: z.string() }),
  errors: [],
})
