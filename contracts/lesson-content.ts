import { z } from 'zod'
import { id, instant, line } from './fields.ts'
import { richText } from './rich-text.ts'
import { filesInText, sectionsOf } from './rich-text-walk.ts'

/** What a lesson holds, by its kind. The kinds `exam`, `survey` and `live` come with their modules. */

const text = richText.nullish()

const captions = z.strictObject({
  fileId: id,
  language: z.enum(['fa', 'en', 'ar', 'de', 'fr', 'tr']),
  /** Words of what is heard, or a translation. */
  label: line(1, 60),
})
const chapter = z.strictObject({ at: z.number().min(0).max(86_400), title: line(1, 120) })
const attachment = z.strictObject({ fileId: id, title: line(1, 160) })

const common = { body: text, attachments: z.array(attachment).max(20).default([]) }
const heard = {
  ...common,
  /** Null while it is not yet uploaded: such a lesson cannot be published. */
  fileId: id.nullable(),
  captions: z.array(captions).max(8).default([]),
  chapters: z.array(chapter).max(60).default([]),
}

const level = z.strictObject({ id, title: line(1, 120), points: z.int().min(0).max(1000) })
const criterion = z.strictObject({ id, title: line(1, 160), levels: z.array(level).min(2).max(6) })
export type Criterion = z.output<typeof criterion>

export const lessonContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('video'), ...heard, watermark: z.boolean().default(false) }),
  z.strictObject({ kind: z.literal('audio'), ...heard }),
  z.strictObject({ kind: z.literal('text'), ...common, body: richText }),
  z.strictObject({ kind: z.literal('file'), ...common }),
  z.strictObject({
    kind: z.literal('embed'),
    ...common,
    url: z
      .url({
        protocol: /^https$/,
        error: 'نشانی صفحه درست نیست؛ نشانی امن و کامل را از نوار مرورگر رونوشت کنید.',
      })
      .max(2000)
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('assignment'),
    ...common,
    accepts: z.enum(['text', 'files', 'both']).default('both'),
    mostFiles: z.int().min(1).max(10).default(3),
    /** Days after the lesson opened to the learner; null: no end. */
    dueDays: z.int().min(1).max(365).nullable().default(null),
    dueAt: instant.nullable().default(null),
    rubric: z.array(criterion).max(12).default([]),
    /** The greatest mark when there is no rubric. */
    points: z.int().min(1).max(1000).default(20),
  }),
  z.strictObject({
    kind: z.literal('scorm'),
    ...common,
    /** The uploaded zip (media, use `package`). */
    fileId: id.nullable(),
  }),
])
export type LessonContent = z.output<typeof lessonContent>

export const lessonKind = z.enum([
  'video',
  'audio',
  'text',
  'file',
  'embed',
  'assignment',
  'scorm',
  'exam',
  'survey',
  'live',
])
export type LessonKind = z.output<typeof lessonKind>

/** What is watched or heard counts a step for each tenth (areas.md 2). */
export const stepsWhenHeard = 10

/** The steps of a lesson: one per section of a text, ten for what is watched or heard, else one. */
export function stepsOf(content: LessonContent): number {
  if (content.kind === 'video' || content.kind === 'audio') return stepsWhenHeard
  return content.kind === 'text' ? sectionsOf(content.body).length : 1
}

/** Every file that a lesson shows, once. */
export function filesOfLesson(content: LessonContent): string[] {
  const own = 'fileId' in content && content.fileId ? [content.fileId] : []
  const read = 'captions' in content ? content.captions.map(({ fileId }) => fileId) : []
  const drawn = content.body ? filesInText(content.body) : []
  return [...new Set([...own, ...read, ...drawn, ...content.attachments.map(({ fileId }) => fileId)])]
}
