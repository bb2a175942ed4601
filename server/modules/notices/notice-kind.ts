import type { OuterChannel } from '@arvand/contracts/panel/notices'

export interface Written {
  readonly title: string
  /** Plain Persian, one to three sentences. */
  readonly body: string
  /** A path of ours where the person can do something about it. */
  readonly link?: string
}

/** A kind of notice as a value; modules above define their own and hand them to `noticesModule`. */
export interface NoticeKind<About> {
  /** Kept in rows: never changes. */
  readonly name: string
  /** As the preferences name it. */
  readonly title: string
  /** The ways out of the app unless the person says otherwise. */
  readonly ways: readonly OuterChannel[]
  /** Ways that may not be muted, each with the sentence that says why. */
  readonly locked: Readonly<Partial<Record<OuterChannel, string>>>
  /** Worth waking somebody: an SMS does not wait for the morning. */
  readonly urgent: boolean
  readonly write: (about: About) => Written
}

/** What the preferences need of any kind. */
export type NamedKind = Omit<NoticeKind<never>, 'write'>

type Optional = 'locked' | 'urgent'

/** `noticeKind({ name: 'course-opened', title: 'باز شدن دوره', ways: ['mail'], write: (about: Course) => … })` */
export const noticeKind = <About>(
  kind: Omit<NoticeKind<About>, Optional> & Partial<Pick<NoticeKind<About>, Optional>>,
): NoticeKind<About> => ({ locked: {}, urgent: false, ...kind })
