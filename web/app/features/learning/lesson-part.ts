import type { LessonPlayerProps } from '../media/index.ts'
import type { Opened, OpenLesson } from './lesson-page.ts'
import type { Playhead } from './playhead.ts'

/** What a lesson's part is given, of whatever kind. */
export interface LessonPartProps {
  readonly course: Pick<Opened['course'], 'title' | 'slug'> & { readonly id?: string }
  readonly lesson: Pick<OpenLesson, 'id' | 'title' | 'content'> & { readonly steps: number }
  readonly startAt: number | null
  readonly seekTo: LessonPlayerProps['seekTo']
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

/** The content of one kind. */
export type ContentOf<Kind extends OpenLesson['content']['kind']> = Extract<
  OpenLesson['content'],
  { kind: Kind }
>
