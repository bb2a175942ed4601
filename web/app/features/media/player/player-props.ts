import type { Playable } from '@arvand/contracts/playable'

export interface LessonPlayerProps {
  readonly playable: Playable
  /** The lesson's name: for screen readers and for the controls of the phone itself. */
  readonly title?: string
  /** Below the title there: the course, or the teacher. */
  readonly artist?: string
  /** Where one stopped, in seconds. */
  readonly startAt?: number | null | undefined
  /** At most each five seconds while it plays, and at every pause, end, and leaving of the page. */
  readonly onSecond?: (second: number, duration: number) => void
  /** Once for each tenth (1…10) that was really played. */
  readonly onTenth?: (tenth: number) => void
  /** Four times a second, for what follows the words. */
  readonly onTime?: (second: number) => void
  readonly onEnded?: () => void
  /** To the edges of a phone's screen, with no round corners there. */
  readonly flush?: boolean
  /** Goes to a second and plays on; a new object each time. */
  readonly seekTo?: { readonly second: number } | null | undefined
  /** It was asked for before it was here: plays at once. */
  readonly plays?: boolean
}
