import type { Scope } from '@arvand/contracts/people'

import type { Attention, AttentionItem, TeacherAttentionItem } from '#plugs/attention'

/** Everything that waits for a manager with these scopes, in the order of the modules. */
export async function attentionOfManager(
  plugs: readonly Attention[],
  scopes: ReadonlySet<Scope>,
): Promise<AttentionItem[]> {
  const open = plugs.flatMap(({ ofManager }) => (ofManager && scopes.has(ofManager.scope) ? [ofManager] : []))
  const found = await Promise.all(open.map(({ items }) => items()))
  return found.flat().filter(({ count }) => count > 0)
}

/** Everything that waits for this teacher, in the order of the modules. */
export async function attentionOfTeacher(
  plugs: readonly Attention[],
  teacherId: string,
): Promise<TeacherAttentionItem[]> {
  const found = await Promise.all(plugs.flatMap(({ ofTeacher }) => (ofTeacher ? [ofTeacher(teacherId)] : [])))
  return found.flat()
}
