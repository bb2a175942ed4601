import { linkToCourse, linkToLesson } from '../lesson-links.ts'

/** The key of an activity in links that are written before its lesson is known. */
export const keyOfModule = (id: string): string => `module-${id}`
const keyOfSection = (id: string): string => `section-${id}`

/** A placeholder for a link within the course, by the id of its activity or section; null: the link leads out of it. */
export function moodleLink(href: string, site: string, courseId: string): string | null {
  // A backup encodes links as the name of the page, then its ids between stars: $@PAGEVIEWBYID*12@$.
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
  // Lists of activities, posts and grades are not imported: the key matches no lesson, so the link is reported.
  return linkToLesson(`${place.toLowerCase()}-${id}`)
}

/** Maps activities and sections to the lessons made of them. */
export class PlacesOfLessons {
  readonly #lessons = new Map<string, string>()
  readonly #joined = new Map<string, string>()

  module(id: string, lessonKey: string): void {
    this.#lessons.set(keyOfModule(id), lessonKey)
  }

  section(id: string, lessonKey: string): void {
    if (id !== '' && !this.#lessons.has(keyOfSection(id))) this.#lessons.set(keyOfSection(id), lessonKey)
  }

  /** Notes that a lesson was joined into another. */
  joined(lessonKey: string, into: string): void {
    this.#joined.set(lessonKey, into)
  }

  /** The key of the lesson made of an activity or section; undefined when there is none. */
  find(key: string): string | undefined {
    const lesson = this.#lessons.get(key)
    return lesson === undefined ? undefined : (this.#joined.get(lesson) ?? lesson)
  }
}
