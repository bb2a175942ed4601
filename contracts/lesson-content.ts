import { z } from 'zod'
import { id, instant, line, shownLine } from './fields.ts'
import { richText } from './rich-text.ts'

/**
 * The content of a lesson, by its kind. Kinds are named only here and in their own folders (`lesson-kinds/<kind>/`, on
 * the server and in the web); other code that depends on a kind asks its plug. `fileId` is a file in the library.
 */

const text = richText.nullish()

export const captionTrack = z.strictObject({
  fileId: id,
  language: z.enum(['fa', 'en', 'ar', 'de', 'fr', 'tr']),
  /** Name of the track, e.g. of a translation. */
  label: line(1, 60),
})
const chapter = z.strictObject({ at: z.number().min(0).max(86_400), title: shownLine(1, 120) })
const attachment = z.strictObject({ fileId: id, title: shownLine(1, 160) })

/** So many, because an imported folder of files becomes one lesson. */
export const mostAttachments = 500

const common = { body: text, attachments: z.array(attachment).max(mostAttachments).default([]) }
const heard = {
  ...common,
  /** Null while it is not yet uploaded: such a lesson cannot be published. */
  fileId: id.nullable(),
  captions: z.array(captionTrack).max(8).default([]),
  chapters: z.array(chapter).max(60).default([]),
}

const level = z.strictObject({ id, title: shownLine(1, 120), points: z.int().min(0).max(1000) })
export const criterion = z.strictObject({
  id,
  title: shownLine(1, 160),
  levels: z.array(level).min(2).max(6),
})
export type Criterion = z.output<typeof criterion>

/** A lesson that links to something of another module: `itemId` is its id there, null while none is chosen. */
const leading = { ...common, itemId: id.nullable() }

export const lessonContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('video'),
    ...heard,
    watermark: z.boolean().default(false),
    /** A picture that is shown until the film plays; null: the one that was drawn from the film. */
    posterFileId: id.nullish(),
    /** What the picture shows, for those who do not see it. */
    posterAlt: line(0, 200).optional(),
  }),
  z.strictObject({ kind: z.literal('audio'), ...heard }),
  z.strictObject({ kind: z.literal('text'), ...common, body: richText }),
  z.strictObject({ kind: z.literal('file'), ...common }),
  z.strictObject({
    kind: z.literal('embed'),
    ...common,
    url: z
      .url({
        protocol: /^https$/,
        error: 'آدرس صفحه درست نیست؛ آدرس امن و کامل را از نوار مرورگر کپی کنید.',
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
    /** The highest mark when there is no rubric. */
    points: z.int().min(1).max(1000).default(20),
  }),
  z.strictObject({
    kind: z.literal('scorm'),
    ...common,
    /** The uploaded zip (media, use `package`). */
    fileId: id.nullable(),
  }),
  z.strictObject({ kind: z.literal('exam'), ...leading }),
  z.strictObject({ kind: z.literal('survey'), ...leading }),
  z.strictObject({ kind: z.literal('tool'), ...leading }),
  z.strictObject({ kind: z.literal('live'), ...leading }),
])
export type LessonContent = z.output<typeof lessonContent>

export type LessonKind = LessonContent['kind']
export const lessonKind = z.enum(
  lessonContent.options.map((option) => option.shape.kind.value) as [LessonKind, ...LessonKind[]],
)

/** The content of one kind. */
export type ContentOf<Kind extends LessonKind> = Extract<LessonContent, { readonly kind: Kind }>
/** A video or audio file with its captions and chapters; a video also with its poster. */
export type TimedMedia = Pick<ContentOf<'video' | 'audio'>, 'kind' | 'fileId' | 'captions' | 'chapters'> &
  Partial<Pick<ContentOf<'video'>, 'posterFileId' | 'posterAlt'>>
