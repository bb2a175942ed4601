import type { Scope } from '@arvand/contracts/people'
import type { Log } from '#platform/log'
import {
  type Attention,
  type AttentionItem,
  type ManagerAttentionItem,
  type TeacherAttentionItem,
  urgencies,
} from '#plugs/attention'
import { orNull } from './settled.ts'

/** A row of a manager's home; without a count it could not be counted. */
export type ManagerRow = Omit<ManagerAttentionItem, 'count'> & { readonly count: number | null }

/** Everything that waits for a manager with these scopes. */
export async function attentionOfManager(
  plugs: readonly Attention[],
  scopes: ReadonlySet<Scope>,
  log: Log,
): Promise<ManagerRow[]> {
  const open = plugs.flatMap(({ ofManager }) => (ofManager && scopes.has(ofManager.scope) ? [ofManager] : []))
  const found = await Promise.all(
    open.map(async ({ items, uncounted }): Promise<readonly ManagerRow[]> => {
      const rows = await orNull(log, uncounted.code, items)
      return rows ? rows.filter(({ count }) => count > 0) : [{ ...uncounted, count: null }]
    }),
  )
  return found.flat()
}

/** The most urgent first, and of equals the longest waiting. */
export const byUrgency = (rows: readonly ManagerRow[]): ManagerRow[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b) || sinceOf(a) - sinceOf(b))

const rankOf = ({ urgency }: ManagerRow) => urgencies.indexOf(urgency)
const sinceOf = ({ oldest }: ManagerRow) => oldest?.at.getTime() ?? Number.MAX_SAFE_INTEGER

export interface TeacherWaiting {
  readonly items: TeacherAttentionItem[]
  /** Some of it could not be counted. */
  readonly isPartial: boolean
}

/** Everything that waits for this teacher, in the order that the modules wish. */
export async function attentionOfTeacher(
  plugs: readonly Attention[],
  teacherId: string,
  log: Log,
): Promise<TeacherWaiting> {
  const inOrder = plugs.toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100))
  const found = await Promise.all(
    inOrder.flatMap(({ ofTeacher }) =>
      ofTeacher ? [orNull(log, 'attention of teachers', () => ofTeacher(teacherId))] : [],
    ),
  )
  return { items: found.flatMap((items) => items ?? []), isPartial: found.includes(null) }
}

/** Everything that waits for this person as a learner, in the order of the modules. */
export async function attentionOfLearner(
  plugs: readonly Attention[],
  personId: string,
  log: Log,
): Promise<AttentionItem[]> {
  const found = await Promise.all(
    plugs.flatMap(({ ofLearner }) =>
      ofLearner ? [orNull(log, 'attention of learners', () => ofLearner(personId))] : [],
    ),
  )
  return found.flatMap((items) => items ?? []).filter(({ count }) => count > 0)
}
