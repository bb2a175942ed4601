import type { Role } from '@arvand/contracts/people'
import type { Actor } from '#platform/actor'
import type { Log } from '#platform/log'
import { wholeList } from '#platform/whole-list'
import type { Attention } from '#plugs/attention'
import { attentionOfLearner, attentionOfManager, attentionOfTeacher } from './attention.ts'

interface Counted {
  readonly code: string
  readonly count: number | null
}

/**
 * How much waits for a person in each of their roles; items of one code are added up, and what could not be counted
 * has no number.
 */
export async function countWaiting(
  plugs: readonly Attention[],
  { personId, roles, scopes }: Actor,
  log: Log,
) {
  const [learner, teacher, manager] = await Promise.all([
    attentionOfLearner(plugs, personId, log),
    roles.has('teacher') ? attentionOfTeacher(plugs, personId, log) : null,
    roles.has('manager') ? attentionOfManager(plugs, scopes, log) : [],
  ])
  return wholeList([
    ...summed('user', learner),
    ...summed('teacher', teacher?.items ?? []),
    ...summed('manager', manager),
  ])
}

function summed(role: Role, items: readonly Counted[]) {
  const counts = new Map<string, number>()
  for (const { code, count } of items) if (count !== null) counts.set(code, (counts.get(code) ?? 0) + count)
  return [...counts].map(([code, count]) => ({ role, code, count }))
}
