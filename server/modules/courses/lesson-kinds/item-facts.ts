import type { LessonContent, LessonKind } from '@arvand/contracts/lesson-content'
import type { Db } from '#platform/database'
import type { ItemFacts, LessonFacts, LessonKinds } from '#plugs/lesson-kind'
import { kindOf } from './kind-of.ts'

/** A lesson, and to which thing of another module it leads. */
export interface LeadingLesson {
  readonly courseId: string
  readonly kind: LessonKind
  readonly itemId: string | null
}

/** What the things say to which these lessons lead, in their order; one read a kind. Null: it leads to nothing. */
export async function itemFactsOf(
  db: Db,
  kinds: LessonKinds,
  lessons: readonly LeadingLesson[],
  personId: string | null = null,
): Promise<readonly (ItemFacts | null)[]> {
  const leading = lessons.flatMap(({ itemId, ...lesson }, at) => (itemId ? [{ ...lesson, itemId, at }] : []))
  const told: (ItemFacts | null)[] = lessons.map(() => null)
  for (const [kind, some] of Map.groupBy(leading, (lesson) => lesson.kind)) {
    const facts = await kindOf(kinds, kind).facts?.(db, some, personId)
    some.forEach(({ at }, place) => {
      told[at] = facts ? (facts[place] ?? null) : plainItem
    })
  }
  return told
}

/** A thing of which its kind says nothing more. */
const plainItem: ItemFacts = { isOpen: true, minutes: null, dueAt: null }

export const leadingLesson = (courseId: string, content: LessonContent): LeadingLesson => ({
  courseId,
  kind: content.kind,
  itemId: 'itemId' in content ? content.itemId : null,
})

export const itemState = (facts: ItemFacts | null | undefined): LessonFacts['item'] =>
  facts ? (facts.isOpen ? 'open' : 'closed') : 'missing'

const refusals = {
  missing: 'courses.lesson-without-item',
  closed: 'courses.lesson-item-closed',
  open: null,
} as const

/** Pure: a lesson that leads to a thing of another module is complete when learners can open that. */
export const whyNotLeadOn = ({ item }: Pick<LessonFacts, 'item'>) => refusals[item]
