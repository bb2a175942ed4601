import { z } from 'zod'

/** The conditions under which an activity or a section of Moodle opens. */
export interface Conditions {
  /** Modules that must be completed first; lessons here can require the same. */
  readonly completed: readonly string[]
  /** Whether there is any other condition: a day, a group, a mark, one of several. */
  readonly others: boolean
}

const one = z.object({ type: z.literal('completion'), cm: z.int().positive(), e: z.literal(1) })
const tree = z.object({ op: z.string(), c: z.array(z.unknown()) })

/** Pure: reads the conditions as Moodle 2.7 and later write them. Those not understood count in `others`. */
export function conditionsOf(json: string): Conditions {
  if (json.trim() === '') return { completed: [], others: false }
  const read = tree.safeParse(parsed(json))
  if (!read.success) return { completed: [], others: true }
  const { op, c: all } = read.data
  if (op !== '&') return { completed: [], others: all.length > 0 }
  const completed = all.flatMap((condition) => one.safeParse(condition).data?.cm ?? [])
  return { completed: completed.map(String), others: completed.length < all.length }
}

export const isConditional = ({ completed, others }: Conditions): boolean => others || completed.length > 0

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
