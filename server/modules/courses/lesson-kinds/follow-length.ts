import { sql } from 'kysely'
import { findFiles } from '#modules/media'
import { type Db, transaction } from '#platform/database'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { measuredLength } from './measured-length.ts'
import { timedMedia } from './timed-media.ts'

/**
 * Counts the length of the lessons anew that play this film or sound: it was measured only now, or another took its
 * place. May run twice.
 */
export const followLength =
  ({ pages }: Pick<CoursesDeps, 'pages'>) =>
  async (db: Db, fileId: string): Promise<void> => {
    const seconds = timedMedia.seconds(null, (await findFiles(db, [fileId])).get(fileId))
    if (!seconds) return
    const others = await courses(db)
      .selectFrom('courses.lessons as l')
      .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
      .select(['c.id', 'c.slug'])
      .distinct()
      .where('l.id', 'in', (of) =>
        of.selectFrom('courses.lesson_files').select('lesson_id').where('file_id', '=', fileId),
      )
      .where(playing(fileId))
      .where('l.measured_seconds', 'is distinct from', seconds)
      .execute()
    for (const course of others) {
      await transaction(db, async (tx) => {
        // Before its lessons, as whoever changes one does.
        await courses(tx)
          .selectFrom('courses.courses')
          .select('id')
          .where('id', '=', course.id)
          .forNoKeyUpdate()
          .execute()
        await courses(tx)
          .updateTable('courses.lessons as l')
          .set(measuredLength(seconds))
          .where('l.course_id', '=', course.id)
          .where(playing(fileId))
          .execute()
        await countFigures(tx, course.id)
      })
      dropPagesOf(pages, course.slug)
    }
  }

/** Its own file, not one of its captions or attachments; of all kinds with one, what has a length is played. */
const playing = (fileId: string) => sql<boolean>`l.content ->> 'fileId' = ${fileId}`
