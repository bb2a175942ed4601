import { linkToCourse, linkToLesson } from '../lesson-links.ts'

/** Before it is known which activity became which lesson. */
export const keyOfModule = (id: string): string => `module-${id}`
const keyOfSection = (id: string): string => `section-${id}`

/** Where a link of a backup leads within its course, by the id of the activity or section; null: out of it. */
export function moodleLink(href: string, site: string, courseId: string): string | null {
  // As a backup writes them: the word of the place, then its ids between stars.
  const encoded = /^\$@([A-Z0-9]+)\*(\d+)(?:\*[^@]*)*@\$/.exec(href)
  if (encoded) return ofPlace(encoded[1] ?? '', encoded[2] ?? '')
  const path = site !== '' && href.startsWith(site) ? href.slice(site.length) : null
  if (path === null) return null
  const [, module] = /^\/mod\/\w+\/view\.php\?(?:[^#]*&)?id=(\d+)/.exec(path) ?? []
  if (module) return linkToLesson(keyOfModule(module))
  const [, course] = /^\/course\/view\.php\?(?:[^#]*&)?id=(\d+)/.exec(path) ?? []
  return course !== undefined && course === courseId ? linkToCourse : null
}

function ofPlace(place: string, id: string): string {
  if (place === 'COURSEVIEWBYID') return linkToCourse
  if (/^COURSESECTION/.test(place)) return linkToLesson(keyOfSection(id))
  if (/VIEWBYID(CH)?$/.test(place)) return linkToLesson(keyOfModule(id))
  // Lists of activities, posts and grades: places that are not part of what came.
  return linkToLesson(`${place.toLowerCase()}-${id}`)
}

/** Which lesson stands for an activity or a section. */
export class PlacesOfLessons {
  readonly #lessons = new Map<string, string>()
  readonly #joined = new Map<string, string>()

  module(id: string, lessonKey: string): void {
    this.#lessons.set(keyOfModule(id), lessonKey)
  }

  section(id: string, lessonKey: string): void {
    if (id !== '' && !this.#lessons.has(keyOfSection(id))) this.#lessons.set(keyOfSection(id), lessonKey)
  }

  /** A lesson has become a part of another. */
  joined(lessonKey: string, into: string): void {
    this.#joined.set(lessonKey, into)
  }

  /** The lesson's key; undefined when what is meant did not become one. */
  find(key: string): string | undefined {
    const lesson = this.#lessons.get(key)
    return lesson === undefined ? undefined : (this.#joined.get(lesson) ?? lesson)
  }
}
