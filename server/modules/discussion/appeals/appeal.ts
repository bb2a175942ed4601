import { appealDays } from '@arvand/contracts/panel/appeals'

/** The rules of appeals. Pure. */

const dayMs = 86_400_000

/** Until when the author may appeal against a removal of this moment. */
export const appealUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + appealDays * dayMs)

/** Removals before this moment can no longer be appealed. */
export const lastAppealed = (now: Date): Date => new Date(now.getTime() - appealDays * dayMs)

interface Removal {
  readonly at: Date
  readonly final_at: Date | null
  readonly appealed_at: Date | null
}

export function whyNotAppeal({ at, final_at, appealed_at }: Removal, now: Date) {
  if (appealed_at !== null) return 'discussion.appealed' as const
  return final_at !== null || now >= appealUntil(at) ? ('discussion.appeal-over' as const) : null
}
