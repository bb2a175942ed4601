import type { OuterChannel } from '@arvand/contracts/panel/notices'

export interface Written {
  readonly title: string
  /** Plain Persian, one to three sentences. */
  readonly body: string
  /** A path on our site where the person can do something about it. */
  readonly link?: string
}

/**
 * A type of notice. Each module declares its own types next to the code that causes them; `modules.ts` collects them.
 */
export interface NoticeType<About> {
  /** Stored in rows, so it never changes. */
  readonly name: string
  /** Its title in a person's notice preferences. */
  readonly title: string
  /** The channels out of the app (SMS, mail) that are on unless the person turns them off. */
  readonly ways: readonly OuterChannel[]
  /** Channels that may not be muted, each with the sentence that says why. */
  readonly locked: Readonly<Partial<Record<OuterChannel, string>>>
  /** Important enough for the night: its SMS does not wait until the morning. */
  readonly urgent: boolean
  readonly write: (about: About) => Written
}

/** The fields that the preferences need of a type. */
export type NamedNoticeType = Omit<NoticeType<never>, 'write'>

/** All notice types of a module, as a record or a list. */
export type NoticeTypes = Readonly<Record<string, NamedNoticeType>> | readonly NamedNoticeType[]

type Optional = 'locked' | 'urgent'

/** `noticeType({ name: 'course-opened', title: 'باز شدن دوره', ways: ['mail'], write: (about: Course) => … })` */
export const noticeType = <About>(
  type: Omit<NoticeType<About>, Optional> & Partial<Pick<NoticeType<About>, Optional>>,
): NoticeType<About> => ({ locked: {}, urgent: false, ...type })
