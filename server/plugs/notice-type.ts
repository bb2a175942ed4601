import type { OuterChannel } from '@arvand/contracts/panel/notices'

export interface Written {
  readonly title: string
  /** Plain Persian, one to three sentences. */
  readonly body: string
  /** A path of ours where the person can do something about it. */
  readonly link?: string
}

/** A type of notice; each module declares its own beside what causes it, and `modules.ts` hands them over. */
export interface NoticeType<About> {
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

/** What the preferences need of any type. */
export type NamedNoticeType = Omit<NoticeType<never>, 'write'>

/** All that a module tells people of, by whatever words it calls them. */
export type NoticeTypes = Readonly<Record<string, NamedNoticeType>> | readonly NamedNoticeType[]

type Optional = 'locked' | 'urgent'

/** `noticeType({ name: 'course-opened', title: 'باز شدن دوره', ways: ['mail'], write: (about: Course) => … })` */
export const noticeType = <About>(
  type: Omit<NoticeType<About>, Optional> & Partial<Pick<NoticeType<About>, Optional>>,
): NoticeType<About> => ({ locked: {}, urgent: false, ...type })
