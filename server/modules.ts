import { join } from 'node:path'
import { analysisModule } from '#modules/analysis'
import {
  authoringModule,
  authoringNoticeTypes,
  authoringPersonalData,
  courseReviewActs,
  coursesReturned,
  coursesWaiting,
  exchangeFiles,
  exchangePersonalData,
  takeUpStaffInvitations,
} from '#modules/authoring'
import { calendarModule, holidaysToConfirm } from '#modules/calendar'
import {
  certificateNoticeTypes,
  certificatesModule,
  ownCertificates,
  rewardsByCertificate,
} from '#modules/certificates'
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
  courseSources,
  coursesModule,
  coursesNoticeTypes,
  coverFiles,
  discussedLessons,
  learningPersonalData,
  lessonFileRight,
  lessonFiles,
  lessonKindsOf,
  managedCourseActs,
  myLessonNotes,
  nearFields,
  packagePersonalData,
  reviewActs,
  reviewPersonalData,
  reviewsRewritten,
  reviewsUnanswered,
  sellableCourses,
} from '#modules/courses'
import {
  discussionModule,
  discussionNoticeTypes,
  discussionPersonalData,
  discussionWaiting,
} from '#modules/discussion'
import {
  attemptFileRight,
  examKind,
  examNoticeTypes,
  examsModule,
  examsToMark,
  markedFileRight,
  ownAttempts,
  ownPractice,
  ownQuestions,
  practiceFileRight,
  questionExchangeFiles,
  questionFiles,
} from '#modules/exams'
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
import { liveModule, liveNoticeTypes, liveOffers } from '#modules/live'
import { filePersonalData, mediaModule } from '#modules/media'
import { noticePersonalData, noticesModule } from '#modules/notices'
import { searchModule } from '#modules/search'
import { supportModule, supportPersonalData, ticketsWaiting } from '#modules/support'
import {
  courseGrade,
  handedInWork,
  newAnnouncements,
  submissionFileRight,
  submissionFiles,
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
import type { Push } from '#platform/push'
import type { RateLimits } from '#platform/rate-limits'
import type { Readers } from '#platform/reader-process'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { Attention } from '#plugs/attention'
import type { Discussed } from '#plugs/discussed'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { SearchSource } from '#plugs/search-source'
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
  exams: ['identity', 'courses', 'media', 'notices'],
  certificates: ['identity', 'courses', 'media', 'notices'],
  live: ['identity', 'commerce', 'media', 'notices'],
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
  readonly push: Push
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
  const sells = sellablesOf(platform, [sellableCourses(platform), ...liveOffers.sellables(platform)])
  const lessonKinds = lessonKindsOf(platform, handedInWork, [examKind, ...(offered.lessonKinds ?? [])])
  const achieved = rewardsByCertificate(platform)
  const discussed: readonly Discussed[] = [discussedLessons]
  const whoIs: WhoIs = async (token) => (await findSession(db, clock, token))?.actor ?? null
  return {
    modules: [
      calendarModule(platform),
      mediaModule({
        ...platform,
        whoIs,
        rights: [lessonFileRight, submissionFileRight, attemptFileRight, markedFileRight, practiceFileRight],
        users: [
          lessonFiles(platform),
          coverFiles(platform),
          submissionFiles,
          exchangeFiles,
          avatarFiles,
          questionExchangeFiles,
          questionFiles,
        ],
        namesOf,
      }),
      identityModule({
        ...platform,
        media: platform,
        whoIs,
        proved: [takeUpInvitations(platform), takeUpStaffInvitations(platform)],
        audited: [identityActs, walletActs, commerceActs, courseReviewActs, managedCourseActs, reviewActs],
        personalData: personalDataOf(platform),
      }),
      walletModule({ ...platform, publicUrl, whoIs }),
      noticesModule({
        ...platform,
        publicUrl,
        types: noticeTypes,
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
        achieved,
        announced: newAnnouncements,
        invited: waitingInvitation,
      }),
      authoringModule({ ...platform, publicUrl, media: platform, lessonKinds }),
      teachingModule({ ...platform, publicUrl, media: platform, whoIs, lessonKinds, achieved }),
      examsModule({ ...platform, publicUrl, media: platform, whoIs, achieved }),
      certificatesModule({
        keyPath: join(platform.config.dataDir, 'CERTIFICATES_KEY'),
        ...platform,
        publicUrl,
        whoIs,
        gradeOf: courseGrade({ lessonKinds }),
      }),
      liveModule({ ...platform, publicUrl, media: platform, whoIs, sellables: sells }),
      supportModule(platform),
      homesModule({
        ...platform,
        publicUrl,
        whoIs,
        sellables: sells,
        attention: attentionOf(platform, discussed),
      }),
      searchModule({
        clock,
        sources: sourcesOf(db),
        nearFields: nearFields(db),
      }),
      analysisModule({ ...platform, publicUrl }),
    ],
    whoIs,
  }
}

/** What people are told of, module by module. */
const noticeTypes = [
  identityNoticeTypes,
  commerceNoticeTypes,
  authoringNoticeTypes,
  discussionNoticeTypes,
  coursesNoticeTypes,
  teachingNoticeTypes,
  certificateNoticeTypes,
  examNoticeTypes,
  liveNoticeTypes,
]

/** What may be found, as each module keeps it. */
const sourcesOf = (db: Db): readonly SearchSource[] => [
  ...courseSources(db),
  ...commerceSources(db),
  searchPeople(db),
  ...liveOffers.searchSources(db),
]

/** What each module holds about a person, for the copy that they may ask for. */
const personalDataOf = (platform: Platform) => [
  filePersonalData(platform, [lessonFiles(platform), coverFiles(platform)]),
  noticePersonalData,
  ownCertificates,
  authoringPersonalData,
  discussionPersonalData,
  exchangePersonalData,
  earningsPersonalData,
  factorPersonalData(platform),
  giftCardPersonalData,
  learningPersonalData,
  ...liveOffers.personalData,
  myLessonNotes,
  packagePersonalData,
  ownAttempts,
  ownPractice,
  ownQuestions,
  plusPersonalData,
  giftPurchasePersonalData,
  reviewPersonalData(platform),
  supportPersonalData,
  teachingPersonalData,
  walletPersonalData(platform),
]

/** What waits for people, as each module counts it; modules lower in the graph come first. */
const attentionOf = ({ db, clock }: Platform, discussed: readonly Discussed[]): readonly Attention[] => [
  applicationsWaiting(db),
  holidaysToConfirm(db, clock),
  coursesWaiting(db),
  financeWaiting(db),
  factorsToPay(db),
  reviewsRewritten(db),
  teachersWork(db),
  examsToMark(db),
  reviewsUnanswered(db),
  discussionWaiting({ db, discussed }),
  ticketsWaiting(db),
  coursesReturned(db),
]
