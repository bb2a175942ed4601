import { basename } from 'node:path'
import { type LessonKind, lessonKind } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import type { RootContent } from 'mdast'
import { z } from 'zod'
import { textOf } from './rich-text-of.ts'
import type { Tagged } from './tagged-heading.ts'

const file = z.strictObject({ file: z.string(), title: z.string() })

/** The fenced block `lesson` of a lesson with more than text: its film, sound or package, its page elsewhere, … */
const settings = z.strictObject({
  file: z.string().optional(),
  url: z.string().optional(),
  captions: z.array(z.strictObject({ file: z.string(), label: z.string() })).optional(),
  chapters: z.array(z.strictObject({ at: z.number(), title: z.string() })).optional(),
  attachments: z.array(file).optional(),
  accepts: z.enum(['text', 'files', 'both']).optional(),
  mostFiles: z.int().optional(),
  dueDays: z.int().optional(),
  /** Instead of them: one deadline for all, so many days after the filling. */
  dueInDays: z.int().optional(),
  /** Each criterion with its levels and their points. */
  rubric: z.record(z.string(), z.record(z.string(), z.int())).optional(),
})
export type LessonSettings = z.output<typeof settings>

export interface DemoLesson {
  readonly title: string
  readonly kind: LessonKind
  readonly minutes: number
  readonly isPreview: boolean
  readonly releaseAfterDays: number | null
  /** The number, from one, of the lesson of this course that must be done first. */
  readonly requires: number | null
  readonly body: RichText
  /** Names of the files that the body shows, each by a placeholder. */
  readonly pictures: readonly string[]
  readonly settings: LessonSettings
}

/** Reads a lesson: a heading «عنوان {kind minutes [preview] [after=days] [requires=number]}» and the nodes after it. */
export function lessonOf(heading: Tagged, nodes: readonly RootContent[]): DemoLesson {
  const [kind, minutes, ...words] = heading.words
  const block = nodes.find((node) => node.type === 'code' && node.lang === 'lesson')
  return {
    title: heading.title,
    kind: lessonKind.parse(kind),
    minutes: z.coerce.number().int().positive().parse(minutes),
    isPreview: words.includes('preview'),
    releaseAfterDays: heading.number('after'),
    requires: heading.number('requires'),
    pictures: nodes.flatMap((node) =>
      node.type === 'paragraph'
        ? node.children.flatMap((child) => (child.type === 'image' ? [basename(child.url)] : []))
        : [],
    ),
    body: textOf(nodes.filter((node) => node !== block)),
    settings: settings.parse(block && 'value' in block ? JSON.parse(block.value) : {}),
  }
}
