import type { Scope } from '@arvand/contracts/people'

/** Something that waits for a manager or a teacher. */
export interface AttentionItem {
  /** `<module>.<what>`, e.g. `identity.applications-waiting`. */
  readonly code: string
  /** A Persian sentence that says what to do. */
  readonly title: string
  readonly count: number
  /** A path of ours where it is done. */
  readonly link: string
}

/** The plug by which a module says what waits: a manager sees what is within their scopes, a teacher what is theirs. */
export interface Attention {
  readonly ofManager?: { readonly scope: Scope; readonly items: () => Promise<readonly AttentionItem[]> }
  readonly ofTeacher?: (teacherId: string) => Promise<readonly AttentionItem[]>
}
