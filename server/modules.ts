import { analysisModule } from '#modules/analysis'
import {
  authoringModule,
  authoringNoticeTypes,
  authoringPersonalData,
  courseReviewActs,
  coursesReturned,
  coursesWaiting,
  exchangePersonalData,
  takeUpStaffInvitations,
} from '#modules/authoring'
import { calendarModule, holidaysToConfirm } from '#modules/calendar'
import {
  commerceActs,
  commerceModule,
  commerceNoticeTypes,
  commerceSources,
  earningsPersonalData,
  factorPersonalData,
  factorsToPay,
  financeWaiting,
  giftCardPersonalData,
  giftPurchasePersonalData,
  plusPersonalData,
  sellablesOf,
} from '#modules/commerce'
import {
  courseFiles,
  courseSources,
  coursesModule,
  discussedLessons,
  enrolmentNoticeTypes,
  learningPersonalData,
  lessonFileRight,
  lessonKindsOf,
  myLessonNotes,
  nearFields,
  packagePersonalData,
  reviewActs,
  reviewNoticeTypes,
  reviewPersonalData,
  reviewsRewritten,
  sellableCourses,
} from '#modules/courses'
import {
  discussionModule,
  discussionNoticeTypes,
  discussionPersonalData,
  discussionWaiting,
} from '#modules/discussion'
import { homesModule } from '#modules/homes'
import {
  applicationsWaiting,
  avatarFiles,
  findSession,
  identityActs,
  identityModule,
  identityNoticeTypes,
  namesOf,
  searchPeople,
} from '#modules/identity'
import { filePersonalData, mediaModule } from '#modules/media'
import { noticePersonalData, noticesModule } from '#modules/notices'
import { searchModule } from '#modules/search'
import { supportModule, supportPersonalData, ticketsWaiting } from '#modules/support'
import {
  handedInWork,
  newAnnouncements,
  submissionFileRight,
  takeUpInvitations,
  teachersWork,
  teachingModule,
  teachingNoticeTypes,
  teachingPersonalData,
  waitingInvitation,
} from '#modules/teaching'
import { walletActs, walletModule, walletPersonalData } from '#modules/wallet'
import type { Bank } from '#platform/bank'
import type { Broadcast } from '#platform/broadcast'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { FileStore } from '#platform/file-store'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { Mail } from '#platform/mail'
import type { Module } from '#platform/module'
import type { RateLimits } from '#platform/rate-limits'
import type { Readers } from '#platform/reader-process'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Discussed } from '#plugs/discussed'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { Config } from '#server/config'

/**
 * Which module may call which (design.md 3). Only the arrows written here are allowed; they are not transitive. A check
 * compares the code with them. Every module except media may call identity, and every module may call calendar
 * (docs/decisions/0105).
 */
export const graph = {
  calendar: [],
  media: [],
  identity: ['calendar', 'media'],
  notices: ['identity', 'calendar'],
  wallet: ['identity'],
  commerce: ['identity', 'media', 'notices', 'wallet'],
  discussion: ['identity', 'media', 'notices'],
  courses: ['identity', 'calendar', 'commerce', 'discussion', 'media', 'notices'],
  authoring: ['identity', 'courses', 'media', 'notices'],
  teaching: ['identity', 'courses', 'media', 'notices'],
  homes: ['identity', 'calendar', 'commerce', 'courses', 'media', 'teaching', 'wallet'],
  support: ['identity'],
  search: [],
  analysis: ['identity'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What the platform offers; each module below takes from it only what it names. */
export interface Platform {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
  readonly broadcast: Broadcast
  readonly sms: Sms
  readonly mail: Mail
  readonly live: LiveMessages
  /** The bank gateways, the default first. Empty: nothing can be paid through a bank. */
  readonly banks: readonly Bank[]
  readonly files: FileStore
  /** Processes without rights that read files which strangers upload. */
  readonly readers: Readers
  /** The cache of pages; a module drops the tags of what it changes. */
  readonly pages: Pick<PageCache, 'drop'>
  readonly secret: string
  readonly config: Config
}

export interface Assembly {
  /** Lower modules first. */
  readonly modules: readonly Module[]
  readonly whoIs: WhoIs
}

/** What tests add to the modules below. */
export interface Offered {
  readonly lessonKinds?: LessonKinds
}

/** Puts the modules together by hand, so that everything that each one gets can be seen here. */
export function assembleModules(platform: Platform, offered: Offered = {}): Assembly {
  const { db, clock } = platform
  const { publicUrl, contentUrl } = platform.config
  const sells = sellablesOf(platform, [sellableCourses(platform)])
  const lessonKinds = lessonKindsOf(platform, handedInWork, offered.lessonKinds ?? [])
  const discussed: readonly Discussed[] = [discussedLessons]
  const whoIs: WhoIs = async (token) => (await findSession(db, clock, token))?.actor ?? null
  return {
    modules: [
      calendarModule(platform),
      mediaModule({
        ...platform,
        whoIs,
        rights: [lessonFileRight, submissionFileRight],
        users: [avatarFiles, courseFiles],
        namesOf,
      }),
      identityModule({
        ...platform,
        media: platform,
        proved: [takeUpInvitations(platform), takeUpStaffInvitations(platform)],
        audited: [identityActs, walletActs, commerceActs, courseReviewActs, reviewActs],
        personalData: [
          filePersonalData(platform, [courseFiles]),
          noticePersonalData,
          authoringPersonalData,
          discussionPersonalData,
          exchangePersonalData,
          earningsPersonalData,
          factorPersonalData(platform),
          giftCardPersonalData,
          learningPersonalData,
          myLessonNotes,
          packagePersonalData,
          plusPersonalData,
          giftPurchasePersonalData,
          reviewPersonalData(platform),
          supportPersonalData,
          teachingPersonalData,
          walletPersonalData(platform),
        ],
      }),
      walletModule({ ...platform, publicUrl, whoIs }),
      noticesModule({
        ...platform,
        publicUrl,
        types: [
          identityNoticeTypes,
          commerceNoticeTypes,
          authoringNoticeTypes,
          discussionNoticeTypes,
          enrolmentNoticeTypes,
          reviewNoticeTypes,
          teachingNoticeTypes,
        ],
      }),
      commerceModule({ ...platform, publicUrl, media: platform, whoIs, sellables: sells }),
      discussionModule({ ...platform, discussed }),
      coursesModule({
        ...platform,
        publicUrl,
        contentUrl,
        media: platform,
        whoIs,
        lessonKinds,
        announced: newAnnouncements,
        invited: waitingInvitation,
      }),
      authoringModule({ ...platform, publicUrl, media: platform, lessonKinds }),
      teachingModule({ ...platform, publicUrl, media: platform, whoIs, lessonKinds }),
      supportModule(platform),
      homesModule({
        db,
        clock,
        attention: [
          applicationsWaiting(db),
          holidaysToConfirm(db, clock),
          coursesWaiting(db),
          financeWaiting(db),
          factorsToPay(db),
          reviewsRewritten(db),
          teachersWork(db),
          discussionWaiting({ db, discussed }),
          ticketsWaiting(db),
          coursesReturned(db),
        ],
      }),
      searchModule({
        clock,
        sources: [...courseSources(db), ...commerceSources(db), searchPeople(db)],
        nearFields: nearFields(db),
      }),
      analysisModule({ ...platform, publicUrl }),
    ],
    whoIs,
  }
}
