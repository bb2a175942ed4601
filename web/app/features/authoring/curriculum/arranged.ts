import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'

export type Sections = readonly OutlineSection[]

/** Pure: moves lessons from any section before or after `beside`; without it, to the end of a section. */
export function putLessons(
  sections: Sections,
  lessonIds: readonly string[],
  place: { sectionId: string; beside?: string; isAfter?: boolean },
): Sections {
  const moved = lessonIds.flatMap((id) => findLesson(sections, id) ?? [])
  return sections.map((section) => {
    const rest = section.lessons.filter(({ id }) => !lessonIds.includes(id))
    if (section.id !== place.sectionId) return { ...section, lessons: rest }
    const at = rest.findIndex(({ id }) => id === place.beside)
    const to = at < 0 ? rest.length : at + (place.isAfter ? 1 : 0)
    return { ...section, lessons: [...rest.slice(0, to), ...moved, ...rest.slice(to)] }
  })
}

/** Pure: moves a lesson one place up or down; from the edge of its section it goes into the neighbouring one. */
export function stepLesson(sections: Sections, lessonId: string, by: -1 | 1): Sections {
  const at = sections.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId))
  const section = sections[at]
  if (!section) return sections
  const place = section.lessons.findIndex(({ id }) => id === lessonId)
  const beside = section.lessons[place + by]
  if (beside)
    return putLessons(sections, [lessonId], { sectionId: section.id, beside: beside.id, isAfter: by === 1 })
  const next = sections[at + by]
  if (!next) return sections
  const first = by === 1 ? next.lessons[0] : undefined
  return putLessons(sections, [lessonId], { sectionId: next.id, ...(first ? { beside: first.id } : {}) })
}

/** Pure: moves a section one place up or down; the first and the last one stay. */
export function stepSection(sections: Sections, sectionId: string, by: -1 | 1): Sections {
  const from = sections.findIndex(({ id }) => id === sectionId)
  const [section, beside] = [sections[from], sections[from + by]]
  if (!section || !beside) return sections
  return sections.toSpliced(from, 1, beside).toSpliced(from + by, 1, section)
}

/** Pure: puts a section where another one stands, which makes room for it. */
export function putSection(sections: Sections, sectionId: string, targetId: string): Sections {
  const to = sections.findIndex(({ id }) => id === targetId)
  const section = sections.find(({ id }) => id === sectionId)
  if (!section || to < 0) return sections
  return sections.filter(({ id }) => id !== sectionId).toSpliced(to, 0, section)
}

/** Pure: the sections in the order of another state of them; null when lessons or sections were added or removed since. */
export function inOrderOf(sections: Sections, former: Sections): Sections | null {
  const lessons = new Map(sections.flatMap((section) => section.lessons).map((one) => [one.id, one]))
  const count = (of: Sections) => of.reduce((sum, section) => sum + section.lessons.length, 0)
  const ordered = former.flatMap(({ id, lessons: inside }) => {
    const section = sections.find((one) => one.id === id)
    return section ? [{ ...section, lessons: inside.flatMap((one) => lessons.get(one.id) ?? []) }] : []
  })
  const isWhole = ordered.length === sections.length && former.length === sections.length
  return isWhole && count(ordered) === lessons.size && count(former) === lessons.size ? ordered : null
}

/** Pure: how long all lessons of the sections last together. */
export const secondsOf = (sections: Sections): number =>
  sections.flatMap(({ lessons }) => lessons).reduce((sum, { seconds }) => sum + seconds, 0)

const findLesson = (sections: Sections, lessonId: string): OutlineLesson | undefined =>
  sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)
