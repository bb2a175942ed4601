import type { Role } from '@arvand/contracts/people'
import type { Actor } from '#platform/actor'
import { wholeList } from '#platform/whole-list'
import type { Attention, AttentionItem } from '#plugs/attention'
import { attentionOfLearner, attentionOfManager, attentionOfTeacher } from './attention.ts'

/** How much waits for a person in each of their roles; items of one code are added up. */
export async function countWaiting(plugs: readonly Attention[], { personId, roles, scopes }: Actor) {
  const [learner, teacher, manager] = await Promise.all([
    attentionOfLearner(plugs, personId),
    roles.has('teacher') ? attentionOfTeacher(plugs, personId) : [],
    roles.has('manager') ? attentionOfManager(plugs, scopes) : [],
  ])
  return wholeList([...summed('user', learner), ...summed('teacher', teacher), ...summed('manager', manager)])
}

function summed(role: Role, items: readonly AttentionItem[]) {
  const counts = new Map<string, number>()
  for (const { code, count } of items) counts.set(code, (counts.get(code) ?? 0) + count)
  return [...counts].map(([code, count]) => ({ role, code, count }))
}
