import type { Order, Removed } from '#modules/courses'

/** Pure: whether two orders hold the same sections and lessons, each once. */
export function isOrderOf(order: Order, stored: Order): boolean {
  const ids = (of: Order) => [...of.map(({ id }) => id), ...of.flatMap(({ lessons }) => lessons)].toSorted()
  const [given, kept] = [ids(order), ids(stored)]
  return given.length === kept.length && given.every((id, place) => id === kept[place])
}

function swapped<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items]
  const [item] = moved.splice(from, 1)
  if (item !== undefined) moved.splice(to, 0, item)
  return moved
}

/** Pure: moves a section one place up or down; the first and the last stay where they are. */
export function stepSection(order: Order, sectionId: string, by: -1 | 1): Order {
  const from = order.findIndex(({ id }) => id === sectionId)
  const to = from + by
  return to < 0 || to >= order.length ? order : swapped(order, from, to)
}

/** Pure: moves a lesson one place up or down; at the end of its section it goes into the neighbouring one. */
export function stepLesson(order: Order, lessonId: string, by: -1 | 1): Order {
  const at = order.findIndex(({ lessons }) => lessons.includes(lessonId))
  const lessons = order[at]?.lessons ?? []
  const from = lessons.indexOf(lessonId)
  const to = from + by
  if (to >= 0 && to < lessons.length)
    return order.map((section, place) =>
      place === at ? { ...section, lessons: swapped(lessons, from, to) } : section,
    )
  const beside = order[at + by]
  return beside ? putLesson(order, lessonId, beside.id, by === 1 ? 'first' : 'last') : order
}

/** Pure: moves a lesson to the beginning or the end of a section. */
export function putLesson(order: Order, lessonId: string, sectionId: string, place: 'first' | 'last'): Order {
  return order.map((section) => {
    const rest = section.lessons.filter((id) => id !== lessonId)
    if (section.id !== sectionId) return { ...section, lessons: rest }
    return { ...section, lessons: place === 'first' ? [lessonId, ...rest] : [...rest, lessonId] }
  })
}

/**
 * Pure: the order with what comes back at the places where it stood; null when the section of a lesson that comes back
 * stands in the course no more.
 */
export function backInOrder(order: Order, { sections, lessons }: Removed): Order | null {
  const back: { id: string; lessons: readonly string[] }[] = [...order]
  for (const { id, position } of sections) back.splice(position, 0, { id, lessons: [] })
  for (const { id, position, sectionId } of lessons) {
    const at = back.findIndex((section) => section.id === sectionId)
    const section = back[at]
    if (!section) return null
    back[at] = { ...section, lessons: section.lessons.toSpliced(position, 0, id) }
  }
  return back
}

/** Pure: whether lessons require each other in a circle. */
export function hasCircle(requires: ReadonlyMap<string, readonly string[]>): boolean {
  const done = new Set<string>()
  const open = new Set<string>()
  const circles = (id: string): boolean => {
    if (open.has(id)) return true
    if (done.has(id)) return false
    open.add(id)
    const found = (requires.get(id) ?? []).some(circles)
    open.delete(id)
    done.add(id)
    return found
  }
  return [...requires.keys()].some(circles)
}
