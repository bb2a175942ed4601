import type { Scope } from '@arvand/contracts/people'
import type { Queue } from './queue.ts'

/** Something that waits for a manager or a teacher. */
export interface AttentionItem {
  /** `<module>.<name>`, e.g. `identity.applications-waiting`. */
  readonly code: string
  /** Persian: what waits, to be read after its number: «درخواست بازپرداخت». */
  readonly title: string
  readonly count: number
  /** A path on our site where the person can deal with it: the list, already filtered, or the one thing that waits. */
  readonly link: string
}

/** What waits for a teacher, with all that a row of their home says. */
export interface TeacherAttentionItem extends AttentionItem {
  /** What the button says: a verb and a noun. */
  readonly verb: string
  /** The one that waits longest: who or what it is, and since when. */
  readonly oldest: { readonly name: string; readonly at: Date }
}

/** Why work is more urgent than other work: the earlier in this list, the earlier it comes. */
export const urgencies = ['moneyInDoubt', 'term', 'money', 'people', 'rest'] as const

/** What waits for a manager, with all that a row of their home says. */
export interface ManagerAttentionItem extends AttentionItem {
  readonly urgency: (typeof urgencies)[number]
  /** What the button says: a verb and a noun. */
  readonly verb: string
  /** Rials that all of them come to. */
  readonly sum?: number
  /** The one that waits longest: who or what it is, and since when. */
  readonly oldest?: { readonly name: string | null; readonly at: Date } | undefined
}

/** The row of work that could not be counted: it keeps its place and says so. */
export type UncountedItem = Pick<ManagerAttentionItem, 'code' | 'title' | 'link' | 'verb' | 'urgency'>

/**
 * The plug by which a module lists work that waits: for managers within their scopes, for teachers in their own
 * courses.
 */
export interface Attention {
  /** Where its rows stand in a teacher's list: the smaller, the higher. Managers' stand by urgency. */
  readonly order?: number
  readonly ofManager?: {
    readonly scope: Scope
    /** What stands in their place when they cannot be counted; its title is a plural: «تیکت‌ها». */
    readonly uncounted: UncountedItem
    readonly items: () => Promise<readonly ManagerAttentionItem[]>
    /** What of it waits for a decision, one by one, for the queue over all areas. */
    readonly queues?: readonly Queue[]
  }
  readonly ofTeacher?: (teacherId: string) => Promise<readonly TeacherAttentionItem[]>
  /** For everybody, as a learner and buyer. */
  readonly ofLearner?: (personId: string) => Promise<readonly AttentionItem[]>
}
