import type { OuterChannel } from '@arvand/contracts/panel/notices'
import type { Role } from '@arvand/contracts/people'

interface NoticeGroup {
  readonly title: string
  /** Notices of this group come to people with this role alone, so the settings of others leave it out. */
  readonly role?: Role
}

/** The groups of a person's notice settings, in the order in which they stand there; each type names its own. */
export const noticeGroups = {
  learning: { title: 'یادگیری' },
  discussion: { title: 'گفت‌وگو و نظرها' },
  purchases: { title: 'خرید و مالی' },
  teaching: { title: 'تدریس و درآمد', role: 'teacher' },
  management: { title: 'مدیریت', role: 'manager' },
  account: { title: 'حساب و امنیت' },
} as const satisfies Readonly<Record<string, NoticeGroup>>

export type NoticeGroupName = keyof typeof noticeGroups

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
  /** Under which heading of the preferences it stands. */
  readonly group: NoticeGroupName
  /** The channels out of the app (SMS, mail, browsers) that are on unless the person turns them off. */
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

interface Declared<About>
  extends Omit<NoticeType<About>, Optional | 'ways'>,
    Partial<Pick<NoticeType<About>, Optional>> {
  readonly ways: readonly Exclude<OuterChannel, 'push'>[]
  /** For what comes before anybody could have asked for it in a browser. */
  readonly onlyInApp?: boolean
}

/**
 * A new type; besides the channels that it names it goes to the browsers in which a person sees notices.
 * `noticeType({ name: 'course-opened', title: 'باز شدن دوره', group: 'learning', ways: ['mail'], write: (about: Course) => … })`
 */
export const noticeType = <About>({
  onlyInApp = false,
  ways,
  ...type
}: Declared<About>): NoticeType<About> => ({
  locked: {},
  urgent: false,
  ...type,
  ways: onlyInApp ? [] : [...ways, 'push'],
})
