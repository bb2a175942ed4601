import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type MediaDeps, storeFile } from '#modules/media'
import { idIn } from '../ids.ts'
import type { StoredFiles } from './lesson-content-of.ts'
import type { DemoCourse } from './read-course.ts'
import type { DemoLesson } from './read-lesson.ts'

/** The name of a course's cover among the stored files. */
export const coverOf = (slug: string): string => `covers/${slug}.png`

const media = join(import.meta.dirname, 'media')

/** Stores the files of the demo lessons and the covers of courses, each owned by the teacher of its course. */
export async function storeFiles(
  deps: MediaDeps,
  courses: readonly DemoCourse[],
  people: ReadonlyMap<string, string>,
): Promise<StoredFiles> {
  const drawn = new Set(await readdir(join(media, 'covers')))
  const wanted = courses.flatMap(({ slug, facts, sections }) =>
    [
      ...sections.flatMap(({ lessons }) => lessons.flatMap(filesIn)),
      ...(drawn.has(`${slug}.png`) ? [{ name: coverOf(slug), use: 'cover' as const }] : []),
    ].map((file) => ({ ...file, ownerId: idIn(people, facts.teacher) })),
  )
  const kept = await Promise.all(
    wanted.map(async ({ name, use, ownerId }) => {
      const content = await readFile(join(media, name))
      const { id } = await storeFile(deps, { ownerId, use, name: basename(name), content })
      return [name, id] as const
    }),
  )
  return new Map(kept)
}

/** The files of a lesson; a name belongs to one lesson of one course. */
const filesIn = ({ kind, settings: { file, captions = [], attachments = [] }, pictures }: DemoLesson) => [
  ...(file ? [{ name: file, use: kind === 'scorm' ? ('package' as const) : ('lesson' as const) }] : []),
  ...captions.map((one) => ({ name: one.file, use: 'captions' as const })),
  ...pictures.map((name) => ({ name, use: 'lesson' as const })),
  ...attachments.map((one) => ({ name: one.file, use: 'lesson' as const })),
]
