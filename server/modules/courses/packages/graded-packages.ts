import { sql } from 'kysely'
import type { Graded } from '#plugs/graded'
import { scorm } from '../lesson-kinds/scorm/scorm-content.ts'
import type { Standard } from './manifest.ts'
import { type Data, stateOf } from './part-state.ts'
import { packages } from './tables.ts'

const keyOf = (lessonId: string): string => `${scorm}:${lessonId}`

/** The greatest mark of a package, in hundredths: packages report scores from 0 to 100. */
const most = 10_000

/** The elements that hold a score; the other data of a package is not fetched. */
const scores = ['cmi.core.score', 'cmi.score'].flatMap((place) =>
  ['raw', 'min', 'max', 'scaled'].map((name) => `${place}.${name}`),
)

/** Scores of packages in the gradebook: read only, because the package itself gives them. */
export const gradedPackages: Graded = {
  async itemsOf(db, courseId) {
    const rows = await packages(db)
      .selectFrom('courses.lessons as l')
      .innerJoin('courses.sections as s', 's.id', 'l.section_id')
      .select(['l.id', 'l.title'])
      .where('l.course_id', '=', courseId)
      .where('l.kind', '=', scorm)
      .where('l.is_published', '=', true)
      .orderBy('s.position')
      .orderBy('l.position')
      .execute()
    return rows.map(({ id, title }) => ({ key: keyOf(id), title, most }))
  },
  async marksOf(db, _courseId, learners) {
    if (learners.length === 0) return []
    const ids = learners.map(({ enrolmentId }) => enrolmentId)
    const { rows } = await sql<Kept>`
      select kept.enrolment_id as "enrolmentId", kept.lesson_id as "lessonId", found.standard,
             (select jsonb_object_agg(one.key, one.value) from jsonb_each(kept.data) as one
               where one.key = any(${scores})) as data
        from courses.package_states as kept
        join courses.lessons as l on l.id = kept.lesson_id
        join courses.packages as found on found.file_id = (l.content ->> 'fileId')::uuid
        join courses.package_parts as part on part.file_id = found.file_id and part.identifier = kept.part
       where kept.enrolment_id = any(${ids}::uuid[]) and l.is_published and part.kind = 'sco'
    `.execute(packages(db))
    const byLesson = Map.groupBy(rows, ({ enrolmentId, lessonId }) => `${enrolmentId} ${lessonId}`)
    return [...byLesson.values()].flatMap((parts) => {
      const [first] = parts
      const points = scoreOf(parts)
      return first && points !== null
        ? [{ enrolmentId: first.enrolmentId, item: keyOf(first.lessonId), points, ...unhanded }]
        : []
    })
  },
}

const unhanded = { link: null, waiting: false }

interface Kept {
  readonly enrolmentId: string
  readonly lessonId: string
  readonly standard: Standard
  readonly data: Data | null
}

/** Pure: the mean of the parts that report a score, in hundredths of a percent; null: no part does. */
function scoreOf(parts: readonly Pick<Kept, 'standard' | 'data'>[]): number | null {
  const told = parts.flatMap(({ standard, data }) => stateOf(standard, 'sco', data ?? {}).score ?? [])
  if (told.length === 0) return null
  return Math.round((told.reduce((sum, score) => sum + score, 0) / told.length) * 100)
}
