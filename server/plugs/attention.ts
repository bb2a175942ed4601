import type { Scope } from '@arvand/contracts/people'

/** Something that waits for a manager or a teacher. */
export interface AttentionItem {
  /** `<module>.<name>`, e.g. `identity.applications-waiting`. */
  readonly code: string
  /** A Persian sentence that says what to do. */
  readonly title: string
  readonly count: number
  /** A path on our site where the person can deal with it. */
  readonly link: string
}

/** What waits for a teacher, with all that a row of their home says. */
export interface TeacherAttentionItem extends AttentionItem {
  /** What the button says: a verb and a noun. */
  readonly verb: string
  /** The one that waits longest: who or what it is, and since when. */
  readonly oldest: { readonly name: string; readonly at: Date }
}

/**
 * The plug by which a module lists work that waits: for managers within their scopes, for teachers in their own
 * courses.
 */
export interface Attention {
  readonly ofManager?: { readonly scope: Scope; readonly items: () => Promise<readonly AttentionItem[]> }
  readonly ofTeacher?: (teacherId: string) => Promise<readonly TeacherAttentionItem[]>
}
