import { mostWhole } from '@arvand/contracts/page'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { social } from './tables.ts'
import { coursesOf } from './visible.ts'

const known = (db: Db, personId: string) =>
  social(db)
    .selectFrom('courses.known_courses as course')
    .select(['course.id', 'course.title'])
    .where(sql<boolean>`course.id in ${coursesOf(personId)}`)

/** The courses for whose people a person may write posts. */
export const listAudiences = async (db: Db, personId: string) =>
  wholeList(await known(db, personId).orderBy('course.title').orderBy('course.id').limit(mostWhole).execute())

/** Whether a person learns or teaches in this course. */
export const isOfCourse = async (db: Db, personId: string, courseId: string): Promise<boolean> =>
  (await known(db, personId).where('course.id', '=', courseId).executeTakeFirst()) !== undefined
