import { z } from 'zod'
import { category, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { cue } from '../panel/transcripts.ts'
import { learnerContent } from '../taught-lesson.ts'

export const showPreviewLesson = endpoint({
  service: 'home',
  method: 'GET',
  path: 'courses/:slug/preview/:lessonId',
  access: 'public',
  prose: 'A lesson that a published course shows to anyone, with what is said in it.',
  params: z.object({ slug, lessonId: id }),
  reply: z.object({
    course: z.object({ slug: z.string(), title: z.string(), category, lessons: z.int() }),
    lesson: z.object({
      id,
      title: z.string(),
      kind: lessonKind,
      minutes: z.int(),
      sectionTitle: z.string(),
      /** Its place in the course, from 1. */
      number: z.int(),
      content: learnerContent,
    }),
    cues: z.array(cue),
    /** The preview lessons of the course, in order. */
    previews: z.array(z.object({ id, title: z.string() })),
  }),
  errors: ['courses.unknown-lesson'],
})
