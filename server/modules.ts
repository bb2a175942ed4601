import { join } from 'node:path'
import { analysisOffer } from '#modules/analysis'
import { articlesOffer } from '#modules/articles'
import { authoringOffer } from '#modules/authoring'
import { calendarOffer } from '#modules/calendar'
import { careersOffer } from '#modules/careers'
import { certificatesOffer } from '#modules/certificates'
import { commerceOffer, sellablesOf } from '#modules/commerce'
import { courseAgenda, coursesOffer, coverFiles, lessonFiles, lessonKindsOf } from '#modules/courses'
import { discussionOffer, discussionWaiting, questionTable } from '#modules/discussion'
import { examsOffer } from '#modules/exams'
import { exportOffer } from '#modules/export'
import { growthOffer } from '#modules/growth'
import { homesOffer } from '#modules/homes'
import { auditTable, identityOffer, sessionFinder } from '#modules/identity'
import { interopOffer } from '#modules/interop'
import { liveOffer } from '#modules/live'
import { filePersonalData, filesTable, mediaOffer } from '#modules/media'
import { noticesOffer } from '#modules/notices'
import { searchOffer } from '#modules/search'
import { settingsOffer } from '#modules/settings'
import { socialOffer } from '#modules/social'
import { supportOffer } from '#modules/support'
import { surveysOffer } from '#modules/surveys'
import { courseGrade, gradebookTable, handedInWork, lessonFacts, teachingOffer } from '#modules/teaching'
import { walletOffer } from '#modules/wallet'
import type { Bank } from '#platform/bank'
import type { Broadcast } from '#platform/broadcast'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { FileStore } from '#platform/file-store'
import type { WhoIs } from '#platform/http/perform'
import type { Jobs } from '#platform/jobs'
import type { LiveMessages } from '#platform/live-messages'
import type { Topics } from '#platform/live-topics'
import type { Log } from '#platform/log'
import type { Mail } from '#platform/mail'
import type { MediaEngine } from '#platform/media-engine'
import type { Module } from '#platform/module'
import type { Outside } from '#platform/outside'
import type { Push } from '#platform/push'
import type { RateLimits } from '#platform/rate-limits'
import type { Readers } from '#platform/reader-process'
import type { Sms } from '#platform/sms'
import type { PageCache } from '#platform/web'
import type { FetchPage } from '#platform/web-page'
import type { Offer, OfferedLists, Plugs } from '#plugs/offer'
import type { Config } from '#server/config'

/**
 * Which module may call which (design.md 3). Only the arrows written here are allowed; they are not transitive. A check
 * compares the code with them. Every module except media may call identity, and every module may call calendar
 * (docs/decisions/0105). Modules that are still to come have their arrows already.
 */
export const graph = {
  calendar: [],
  media: [],
  identity: ['calendar', 'media'],
  notices: ['calendar', 'identity'],
  wallet: ['calendar', 'identity'],
  discussion: ['calendar', 'identity', 'media', 'notices'],
  commerce: ['calendar', 'identity', 'media', 'notices', 'wallet'],
  courses: ['calendar', 'identity', 'commerce', 'discussion', 'media', 'notices'],
  authoring: ['calendar', 'identity', 'commerce', 'courses', 'exams', 'media', 'notices'],
  teaching: ['calendar', 'identity', 'courses', 'discussion', 'media', 'notices'],
  exams: ['calendar', 'identity', 'commerce', 'courses', 'media', 'notices'],
  live: ['calendar', 'identity', 'commerce', 'courses', 'exams', 'media', 'notices'],
  certificates: ['calendar', 'identity', 'courses', 'exams', 'live', 'media', 'notices'],
  support: ['calendar', 'identity', 'media', 'notices'],
  surveys: ['calendar', 'identity', 'courses', 'live', 'support', 'media', 'notices'],
  social: ['calendar', 'identity', 'courses', 'discussion', 'media', 'notices'],
  articles: ['calendar', 'identity', 'discussion', 'social', 'media', 'notices'],
  careers: ['calendar', 'identity', 'certificates', 'courses', 'exams', 'social', 'media', 'notices'],
  growth: ['calendar', 'identity', 'commerce', 'courses', 'wallet', 'notices'],
  homes: ['calendar', 'identity', 'commerce', 'courses', 'media', 'teaching', 'wallet'],
  settings: ['calendar', 'identity', 'media'],
  search: [],
  analysis: ['calendar', 'identity'],
  export: ['calendar', 'identity'],
  interop: ['calendar', 'identity', 'certificates', 'courses', 'exams', 'live', 'media', 'notices'],
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
  readonly topics: Topics
  /** What carries sound and picture of live classes. */
  readonly mediaEngine: MediaEngine
  /** The bank gateways, the default first. Empty: nothing can be paid through a bank. */
  readonly banks: readonly Bank[]
  readonly files: FileStore
  /** Processes without rights that read files which strangers upload. */
  readonly readers: Readers
  /** Fetches pages of the open internet that people name. */
  readonly fetchPage: FetchPage
  /** Asks servers that people name. */
  readonly outside: Outside
  /** The cache of pages; a module drops the tags of what it changes. */
  readonly pages: Pick<PageCache, 'drop'>
  readonly secret: string
  readonly log: Log
  readonly config: Config
}

export interface Assembly {
  /** Lower modules first. */
  readonly modules: readonly Module[]
  readonly whoIs: WhoIs
  /** Guests of classes, who have no session. */
  readonly whoIsGuest?: WhoIs | undefined
}

/** Puts the modules together by hand, so that everything that each one gets can be seen here. */
export function assembleModules(platform: Platform, given: Partial<Plugs> = {}): Assembly {
  const { takers, plugs, whoIs } = gather(platform, given)
  return { modules: takers.map(({ build }) => build(plugs)), whoIs, whoIsGuest: plugs.whoIsGuest }
}

/** The modules, and all that they offer to each other; `given` are plugs of tests. */
export function gather(platform: Platform, given: Partial<Plugs> = {}) {
  const { publicUrl, contentUrl, dataDir } = platform.config
  const whoseSession = sessionFinder(platform.db, platform.clock)
  const whoIs: WhoIs = async (token) => (await whoseSession(token))?.actor ?? null
  const all = { ...platform, publicUrl, contentUrl, media: platform, whoIs, mailIn: platform.config.mailIn }
  // Each module with the plugs that it takes. Where people see what is offered in an order, it is this one.
  const takers: readonly Taker[] = [
    takes(calendarOffer(all)),
    takes(mediaOffer(all), 'fileRights', 'fileUsers', 'fileUses', 'namesOf', 'whoIsGuest'),
    takes(identityOffer(all), 'auditedActs', 'mobileProved', 'personalData'),
    takes(walletOffer(all)),
    takes(noticesOffer(all), 'noticeTypes', 'replyAddresses'),
    takes(commerceOffer(all), 'sellables'),
    takes(authoringOffer(all), 'lessonKinds', 'lessonSources'),
    takes(discussionOffer(all), 'discussed'),
    takes(
      coursesOffer(all),
      ...([
        'agenda',
        'announced',
        'invited',
        'lessonKinds',
        'lessonSources',
        'seatsLeft',
        'sitePages',
      ] as const),
    ),
    takes(teachingOffer(all), 'graded', 'lessonKinds'),
    takes(certificatesOffer({ ...all, keyPath: join(dataDir, 'CERTIFICATES_KEY') }), 'courseGrade'),
    takes(examsOffer(all)),
    takes(liveOffer(all), 'sellables'),
    takes(supportOffer(all), 'ticketContexts'),
    takes(growthOffer(all)),
    takes(surveysOffer(all)),
    takes(socialOffer(all)),
    takes(articlesOffer(all)),
    takes(careersOffer(all)),
    takes(homesOffer(all), 'agenda', 'attention', 'health', 'sellables'),
    takes(searchOffer(all), 'nearFields', 'searchSources'),
    takes(analysisOffer({ ...all, lessonFacts })),
    takes(exportOffer(all), 'exportTables'),
    takes(interopOffer(all), 'lessonKinds'),
    takes(settingsOffer(all), 'settings'),
  ]
  const offered = joined([...takers.map(({ offer }) => offer), given])
  // What some modules make of the plugs of others.
  const lessonKinds = lessonKindsOf(platform, handedInWork, offered.lessonKinds)
  const plugs: Plugs = {
    ...offered,
    agenda: [courseAgenda({ ...platform, lessonKinds }), ...offered.agenda],
    attention: [...offered.attention, discussionWaiting({ ...platform, discussed: offered.discussed })],
    exportTables: [
      ...offered.exportTables,
      filesTable(offered.namesOf),
      auditTable(Object.assign({}, ...offered.auditedActs)),
      gradebookTable({ lessonKinds, graded: offered.graded }),
      questionTable(offered.discussed),
    ],
    courseGrade: courseGrade({ lessonKinds, graded: offered.graded }),
    lessonKinds,
    personalData: [
      filePersonalData(platform, [lessonFiles(platform), coverFiles(platform)]),
      ...offered.personalData,
    ],
    sellables: sellablesOf(platform, offered.sellables),
  }
  return { takers, plugs, whoIs }
}

interface Taker {
  readonly offer: Partial<Plugs>
  readonly build: (plugs: Plugs) => Module
}

const takes = <const Names extends readonly (keyof Plugs)[]>(
  offer: Offer<NoInfer<Names>[number]>,
  ..._names: Names
): Taker => ({ offer, build: offer.module })

/** Lists are joined; what one module offers is taken as it is. */
function joined(offers: readonly Partial<Plugs>[]): Plugs {
  const lists = {} as Record<string, unknown[]>
  const empty = {
    ...{
      agenda: [],
      attention: [],
      auditedActs: [],
      discussed: [],
      exportTables: [],
      fileRights: [],
      fileUsers: [],
      fileUses: [],
      graded: [],
      health: [],
      lessonKinds: [],
      lessonSources: [],
    },
    ...{
      mobileProved: [],
      noticeTypes: [],
      personalData: [],
      replyAddresses: [],
      searchSources: [],
      sellables: [],
    },
    ...{ settings: [], sitePages: [], ticketContexts: [] },
  } satisfies OfferedLists
  for (const name of Object.keys(empty) as (keyof OfferedLists)[])
    lists[name] = offers.flatMap((offer): readonly unknown[] => offer[name] ?? [])
  return Object.assign({}, ...offers, lists)
}
