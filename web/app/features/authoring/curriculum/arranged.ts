import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'

export type Sections = readonly OutlineSection[]

/** Pure: lessons put before or after another one, wherever they come from; without one, at the end of a section. */
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

const findLesson = (sections: Sections, lessonId: string): OutlineLesson | undefined =>
  sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)
