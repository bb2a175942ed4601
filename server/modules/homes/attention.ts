import type { Scope } from '@arvand/contracts/people'
import {
  type Attention,
  type AttentionItem,
  type ManagerAttentionItem,
  type TeacherAttentionItem,
  urgencies,
} from '#plugs/attention'

/** Everything that waits for a manager with these scopes: the most urgent first, and of equals the longest waiting. */
export async function attentionOfManager(
  plugs: readonly Attention[],
  scopes: ReadonlySet<Scope>,
): Promise<ManagerAttentionItem[]> {
  const open = plugs.flatMap(({ ofManager }) => (ofManager && scopes.has(ofManager.scope) ? [ofManager] : []))
  const found = await Promise.all(open.map(({ items }) => items()))
  return found
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || sinceOf(a) - sinceOf(b))
}

const rankOf = ({ urgency }: ManagerAttentionItem) => urgencies.indexOf(urgency)
const sinceOf = ({ oldest }: ManagerAttentionItem) => oldest?.at.getTime() ?? Number.MAX_SAFE_INTEGER

/** Everything that waits for this teacher, in the order that the modules wish. */
export async function attentionOfTeacher(
  plugs: readonly Attention[],
  teacherId: string,
): Promise<TeacherAttentionItem[]> {
  const inOrder = plugs.toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100))
  const found = await Promise.all(
    inOrder.flatMap(({ ofTeacher }) => (ofTeacher ? [ofTeacher(teacherId)] : [])),
  )
  return found.flat()
}

/** Everything that waits for this person as a learner, in the order of the modules. */
export async function attentionOfLearner(
  plugs: readonly Attention[],
  personId: string,
): Promise<AttentionItem[]> {
  const found = await Promise.all(plugs.flatMap(({ ofLearner }) => (ofLearner ? [ofLearner(personId)] : [])))
  return found.flat().filter(({ count }) => count > 0)
}
