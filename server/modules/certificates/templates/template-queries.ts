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
] as const

/** The template of a course's certificates. */
export const findTemplateOf = (db: Db, courseId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .where('kind', '=', 'course')
    .where('item_id', '=', courseId)
    .executeTakeFirst()

/** A template by its id, with the course whose certificates it prints. */
export const findTemplate = (db: Db, templateId: string) =>
  certificates(db)
    .selectFrom('certificates.templates')
    .select(fields)
    .select('item_id as courseId')
    .where('id', '=', templateId)
    .executeTakeFirst()

export type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>
