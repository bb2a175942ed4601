import type { Scope } from '@arvand/contracts/people'
import { type Attention, type AttentionItem, type ManagerAttentionItem, urgencies } from '#plugs/attention'

<<<<<<< HEAD
import type { Attention, AttentionItem, TeacherAttentionItem } from '#plugs/attention'

/** Everything that waits for a manager with these scopes, in the order of the modules. */
=======
/** Everything that waits for a manager with these scopes: the most urgent first, and of equals the longest waiting. */
>>>>>>> 8c9f4bc4 (Manager's home: figures of a period against the one before, one chart, best sellers, share by field; attention rows say the oldest, the sum and the verb)
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

/** Everything that waits for this teacher, in the order of the modules. */
export async function attentionOfTeacher(
  plugs: readonly Attention[],
  teacherId: string,
): Promise<TeacherAttentionItem[]> {
  const found = await Promise.all(plugs.flatMap(({ ofTeacher }) => (ofTeacher ? [ofTeacher(teacherId)] : [])))
  return found.flat()
}
