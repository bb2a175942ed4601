import type { Db } from '#platform/database'
import type { TaughtRow } from '../setting/set-exam.ts'
import { taughtCourse } from '../setting/taught-course.ts'

/** An exam for the head of the pages of its marks. */
export const markedExam = async (
  db: Db,
  { id, title, settings, member }: Pick<TaughtRow, 'id' | 'title' | 'settings' | 'member'>,
) => ({
  ...{ id, title, isKonkur: settings.konkur !== null },
  course: await taughtCourse(db, member),
})
