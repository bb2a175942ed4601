import { courseOfLesson } from '#modules/courses'
import { wholeList } from '#platform/whole-list'
import type { AuthoringDeps } from '../deps.ts'

interface Asked {
  readonly lessonId: string
  readonly source?: string | undefined
  readonly cursor?: string | undefined
}

/** The films that a source offers to the writer of a lesson: of the one that was named, or of the first. */
export async function listLessonSources(
  { db, lessonSources }: Pick<AuthoringDeps, 'db' | 'lessonSources'>,
  personId: string,
  { lessonId, source: name, cursor }: Asked,
) {
  await courseOfLesson(db, lessonId, personId, 'write')
  const source = name === undefined ? lessonSources[0] : lessonSources.find((one) => one.name === name)
  const films = (await source?.films(db, personId, cursor)) ?? wholeList([])
  return {
    items: films.items.map((film) => ({
      ...film,
      captions: film.captions.map((track) => ({ ...track, language: 'fa' as const })),
      chapters: [...film.chapters],
    })),
    nextCursor: films.nextCursor,
    sources: lessonSources.map(({ name, title }) => ({ name, title })),
  }
}
