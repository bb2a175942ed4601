import type { Picture } from '@arvand/contracts/courses'
import type { Answer } from '@arvand/contracts/endpoint'
import type { ContentOf, LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { openCourse } from '@arvand/contracts/panel/courses'
import type { LearnerContent, TaughtContentOf } from '@arvand/contracts/taught-lesson'
import type { showWrittenLesson } from '@arvand/contracts/teacher/lessons'
import type { ComponentType } from 'react'
import type { Playhead } from './features/learning/playhead.ts'
import type { LucideIcon } from './ui/icon.tsx'

type Opened = Answer<typeof openCourse>

/** What the editor gives the fields of a kind. */
export interface FieldsProps<Content = LessonContent> {
  readonly lessonId: string
  readonly content: Content
  readonly minutes: number
  readonly files: Answer<typeof showWrittenLesson>['files']
  readonly pictures: Readonly<Record<string, Picture>>
  readonly revision: number
  readonly mayWrite: boolean
  readonly onChange: (part: Partial<LessonContent>) => void
  readonly onMinutes: (minutes: number) => void
}

/** What a lesson gives the part by which its learner does it. */
export interface BodyProps<Content = LearnerContent> {
  readonly content: Content
  readonly course: Pick<Opened['course'], 'title' | 'slug'> & { readonly id?: string }
  readonly lesson: Pick<Opened['lesson'], 'id' | 'title'> & { readonly steps: number }
  readonly startAt: number | null
  readonly seekTo: { readonly second: number } | null
  readonly playhead: Playhead
  readonly told: {
    readonly stepsDone: readonly number[]
    readonly step: (step: number, position?: number) => void
    readonly position: (second: number) => void
  }
  /** Steps are counted: a learner and no teacher, and no stranger at a preview. */
  readonly counts: boolean
  /** Whoever looks around is given the player when they press for it. */
  readonly onDemand?: boolean
}

/** A line of the card of a course; kinds that share it are counted together. */
export interface IncludedLine {
  readonly icon: LucideIcon
  readonly text: (count: string) => string
}

interface Members<Fields, Body> {
  readonly kind: LessonKind
  /** «ویدیو» */
  readonly label: string
  readonly icon: LucideIcon
  /** Both come in chunks of their own (`laterPart`), since every page that names a kind knows this list. */
  readonly Fields: ComponentType<Fields>
  readonly Body: ComponentType<Body>
  readonly included?: IncludedLine
  /** Notes and questions are about a second of it. */
  readonly isTimed?: true
  /** Its body lists its attachments. */
  readonly showsAttachments?: true
  /** A reviewer does not miss its text. */
  readonly isWhole?: true
  /** Strangers cannot preview it. */
  readonly learnersOnly?: true
  /** A browser can keep it: fetches the scripts that it needs when there is no connection. */
  readonly offline?: () => Promise<unknown>
  /** It can be kept as its sound alone. */
  readonly hasSound?: true
}

/** The plug by which a feature brings a kind of lesson to the screens. */
export type LessonKindUi = Members<FieldsProps, BodyProps>

/** A plug whose parts take the content of their own kind, which is all that they are ever given. */
export const lessonKindUi = <Kind extends LessonKind>(
  ui: Members<FieldsProps<ContentOf<Kind>>, BodyProps<TaughtContentOf<Kind>>> & { readonly kind: Kind },
): LessonKindUi => ui as unknown as LessonKindUi
