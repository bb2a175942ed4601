import type { Db } from '#platform/database'
import type { WhoIs } from '#platform/http/perform'
import type { Module } from '#platform/module'
import type { Agenda } from './agenda.ts'
import type { Announced } from './announced.ts'
import type { Attention } from './attention.ts'
import type { AuditedActs } from './audited-acts.ts'
import type { CourseGrade } from './course-grade.ts'
import type { Discussed } from './discussed.ts'
import type { ExportTable } from './export-table.ts'
import type { FileRight } from './file-right.ts'
import type { FileUsePlug } from './file-use.ts'
import type { FileUser } from './file-user.ts'
import type { Graded } from './graded.ts'
import type { Health } from './health.ts'
import type { Invited } from './invited.ts'
import type { LessonKindPlug } from './lesson-kind.ts'
import type { LessonSource } from './lesson-source.ts'
import type { MobileProved } from './mobile-proved.ts'
import type { NoticeTypes } from './notice-type.ts'
import type { PersonalData } from './personal-data.ts'
import type { ReplyAddress } from './reply-address.ts'
import type { NearFields, SearchSource } from './search-source.ts'
import type { SeatsLeft } from './seats-left.ts'
import type { Sellable } from './sellable.ts'
import type { SettingsPlug } from './settings.ts'
import type { SitePages } from './site-pages.ts'
import type { TicketContext } from './ticket-context.ts'

/** What many modules may offer; `modules.ts` joins what each of them gives. */
export interface OfferedLists {
  readonly agenda: readonly Agenda[]
  readonly attention: readonly Attention[]
  readonly auditedActs: readonly AuditedActs[]
  readonly discussed: readonly Discussed[]
  readonly exportTables: readonly ExportTable[]
  readonly fileRights: readonly FileRight[]
  readonly fileUsers: readonly FileUser[]
  readonly fileUses: readonly FileUsePlug[]
  /** Marks besides those of lessons. */
  readonly graded: readonly Graded[]
  readonly health: readonly Health[]
  readonly lessonKinds: readonly LessonKindPlug[]
  readonly lessonSources: readonly LessonSource[]
  readonly mobileProved: readonly MobileProved[]
  readonly noticeTypes: readonly NoticeTypes[]
  readonly personalData: readonly PersonalData[]
  readonly replyAddresses: readonly ReplyAddress[]
  readonly searchSources: readonly SearchSource[]
  readonly sellables: readonly Sellable[]
  readonly settings: readonly SettingsPlug[]
  readonly sitePages: readonly SitePages[]
  readonly ticketContexts: readonly TicketContext[]
}

/** What one module offers. */
interface OfferedOnce {
  readonly announced: Announced
  readonly courseGrade: CourseGrade
  readonly invited: Invited
  /** The names of people, by id. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly nearFields: NearFields
  readonly seatsLeft: SeatsLeft
  /** The guest of a class, by the token of their visit. */
  readonly whoIsGuest: WhoIs
}

/** All that modules offer to each other. */
export type Plugs = OfferedLists & OfferedOnce

/** What one module offers, and the module itself, which is made of what it takes from the others. */
export interface Offer<Taken extends keyof Plugs = never> extends Partial<Plugs> {
  readonly module: (taken: Pick<Plugs, Taken>) => Module
}
