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

/** The props that the lesson editor passes to the fields of a kind. */
export interface FieldsProps<Content = LessonContent> {
  readonly lessonId: string
  readonly content: Content
  readonly minutes: number
  readonly files: Answer<typeof showWrittenLesson>['files']
  /** What the player of the saved lesson needs. */
  readonly playable: Answer<typeof showWrittenLesson>['playable']
  readonly pictures: Readonly<Record<string, Picture>>
  readonly revision: number
  readonly mayWrite: boolean
  readonly onChange: (part: Partial<LessonContent>) => void
  readonly onMinutes: (minutes: number) => void
}

/** The props of the component in which a learner does the lesson. */
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
    /** It was played to its end. */
    readonly ended?: () => void
  }
  /** Whether steps are counted: true for a learner, false for a teacher and for a stranger at a preview. */
  readonly counts: boolean
  /** A preview loads the player only when the visitor presses play. */
  readonly onDemand?: boolean
}

/** A line of a course's card, with a count of lessons; kinds that share the line are counted together. */
export interface IncludedLine {
  readonly icon: LucideIcon
  readonly text: (count: string) => string
}

interface Members<Fields, Body> {
  readonly kind: LessonKind
  /** «ویدیو» */
  readonly label: string
  readonly icon: LucideIcon
  /**
   * `Fields` and `Body` are chunks of their own (`laterPart`), since every page that names a kind imports this list.
   */
  readonly Fields: ComponentType<Fields>
  readonly Body: ComponentType<Body>
  readonly included?: IncludedLine
  /** Notes and questions refer to a second of the lesson. */
  readonly isTimed?: true
  /** `Body` lists the attachments itself. */
  readonly showsAttachments?: true
  /** A lesson without text is complete, so a reviewer gets no notice that the text is missing. */
  readonly isWhole?: true
  /** Strangers cannot preview it. */
  readonly learnersOnly?: true
  /** The lesson can be downloaded for offline use; this loads the scripts that it needs without a connection. */
  readonly offline?: () => Promise<unknown>
  /** What its teacher may change when most learners stop at such a lesson. */
  readonly whenLeft?: string
  /** The lesson can be downloaded as sound alone. */
  readonly hasSound?: true
}

/** The plug by which a feature brings a kind of lesson to the screens. */
export type LessonKindUi = Members<FieldsProps, BodyProps>

/** Makes a plug whose components take the content of their own kind; they never get any other. */
export const lessonKindUi = <Kind extends LessonKind>(
  ui: Members<FieldsProps<ContentOf<Kind>>, BodyProps<TaughtContentOf<Kind>>> & { readonly kind: Kind },
): LessonKindUi => ui as unknown as LessonKindUi
