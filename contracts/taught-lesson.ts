import { z } from 'zod'
import { picture } from './courses.ts'
import { id, instant } from './fields.ts'
import { lessonContent } from './lesson-content.ts'
import { playable } from './playable.ts'
import { richText } from './rich-text.ts'

/** The content of a lesson as its learner gets it: with links instead of file ids. */

const attachment = z.object({
  fileId: id,
  title: z.string(),
  /** The file name when it is saved. */
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  link: z.string(),
})

const common = {
  body: richText.nullable(),
  /** The pictures in the text, by the id of their file. */
  pictures: z.record(z.string(), picture),
  attachments: z.array(attachment),
}

/** The path of the page on which the learner does it; null while it is not ready. */
const leading = { ...common, href: z.string().nullable() }

const assignment = lessonContent.options[5].shape

export const learnerContent = z.discriminatedUnion('kind', [
  /** `playable` is null while nothing is uploaded. */
  z.object({ kind: z.literal('video'), ...common, playable: playable.nullable() }),
  z.object({ kind: z.literal('audio'), ...common, playable: playable.nullable() }),
  z.object({ kind: z.literal('text'), ...common }),
  z.object({ kind: z.literal('file'), ...common }),
  z.object({ kind: z.literal('embed'), ...common, url: z.string().nullable() }),
  z.object({
    kind: z.literal('assignment'),
    ...common,
    accepts: assignment.accepts.unwrap(),
    mostFiles: z.int(),
    /** When it is due for this learner. */
    dueAt: instant.nullable(),
    /** Days to hand it in, from the day on which the lesson opens to the learner. */
    dueDays: z.int().nullable(),
    rubric: assignment.rubric.unwrap(),
    points: z.int(),
  }),
  z.object({ kind: z.literal('scorm'), ...common, fileId: id.nullable() }),
  z.object({ kind: z.literal('exam'), ...leading }),
  z.object({ kind: z.literal('survey'), ...leading }),
  z.object({ kind: z.literal('tool'), ...leading }),
  z.object({ kind: z.literal('live'), ...leading }),
])
export type LearnerContent = z.output<typeof learnerContent>
type Given = z.input<typeof learnerContent>
/** The fields of one kind beyond those that all lessons have. */
export type KindSpecificContent<Kind extends Given['kind']> = Omit<
  Extract<Given, { readonly kind: Kind }>,
  'kind' | keyof typeof common
>
/** A lesson with video or audio. */
export type TaughtMedia = Extract<LearnerContent, { readonly playable: unknown }>
/** The content of one kind, as its learner gets it. */
export type TaughtContentOf<Kind extends LearnerContent['kind']> = Extract<
  LearnerContent,
  { readonly kind: Kind }
>
