import type { Playable } from '@arvand/contracts/playable'

export interface LessonPlayerProps {
  readonly playable: Playable
  /** The lesson's title, for screen readers and for the media controls of the operating system. */
  readonly title?: string
  /** Shown below the title in these controls: the course or the teacher. */
  readonly artist?: string
  /** The second to continue at. */
  readonly startAt?: number | null | undefined
  /** Called at most every five seconds while it plays, and at each pause, at the end and when the page is left. */
  readonly onSecond?: (second: number, duration: number) => void
  /** Called once for each tenth (1…10) that was really played. */
  readonly onTenth?: (tenth: number) => void
  /** Called about four times a second, for the transcript. */
  readonly onTime?: (second: number) => void
  readonly onEnded?: () => void
  /** Reaches the edges of a phone's screen, without round corners. */
  readonly flush?: boolean
  /** Its keys act anywhere on the page, except where somebody types or chooses. */
  readonly pageKeys?: boolean
  /** Jumps to a second and plays; each jump is a new object. */
  readonly seekTo?: { readonly second: number } | null | undefined
  /** Play was pressed before the player had loaded, so it plays at once. */
  readonly plays?: boolean
}
