import type { Db } from '#platform/database'
import { certificates } from '../tables.ts'

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
] as const

/** The template of a course's certificates. */
export const findTemplateOf = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .where('kind', '=', 'course')
    .where('item_id', '=', courseId)
    .executeTakeFirst()

/** The template whose certificates this exam earns, with its course. */
export const findTemplateByExam = (db: Db, examId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .select('item_id as courseId')
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

/** A template by its id, with the course whose certificates it prints. */
export const findTemplate = (db: Db, templateId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .select('item_id as courseId')
    .where('id', '=', templateId)
    .executeTakeFirst()

export type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>
