import type { Db } from '#platform/database'
import { certificates, type ItemKind } from '../tables.ts'

const fields = [
  'id',
  'version',
  'brand',
  'heading',
  'title_latin as titleLatin',
  'hours',
  'shows_grade as showsGrade',
  'signer',
  'signer_role as signerRole',
  'valid_months as validMonths',
  'is_automatic as isAutomatic',
  'exam_id as examId',
  'least_percent as leastPercent',
  'kind',
  'item_id as itemId',
] as const

/** The template of the certificates of a course or a webinar. */
export const findTemplateOf = (db: Db, kind: ItemKind, itemId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()

/** The template whose certificates this exam earns. */
export const findTemplateByExam = (db: Db, examId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .where('exam_id', '=', examId)
    .executeTakeFirst()

/** Exams of a course that can be passed, the oldest first. */
export const examsOf = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('exams.known_exams')
    .select(['id', 'title'])
    .where('course_id', '=', courseId)
    .where('can_be_passed', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findTemplate = (db: Db, templateId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .where('id', '=', templateId)
    .executeTakeFirst()

export type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>
