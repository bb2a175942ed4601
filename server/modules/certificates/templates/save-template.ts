import type { saveTemplate as endpoint } from '@arvand/contracts/teacher/certificates'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { certificates } from '../tables.ts'
import { needIssuer } from './may-issue.ts'
import { examsOf, findTemplateOf } from './template-queries.ts'

/** Saves the template of a course, unless somebody else saved it meanwhile. */
export const saveTemplate = (
  { db, clock }: { db: Db; clock: Clock },
  { input, actor }: Pick<Asked<typeof endpoint>, 'input' | 'actor'>,
) =>
  transaction(db, async (tx) => {
    await needIssuer(tx, actor, input.courseId)
    const examId = input.examId ?? null
    if (examId !== null && !(await examsOf(tx, input.courseId)).some(({ id }) => id === examId))
      refuse('certificates.unknown-exam')
    const written = {
      brand: input.brand,
      heading: input.heading,
      title_latin: input.titleLatin,
      hours: input.hours ?? null,
      shows_grade: input.showsGrade,
      signer: input.signer,
      signer_role: input.signerRole,
      valid_months: input.validMonths ?? null,
      is_automatic: input.isAutomatic,
      exam_id: examId,
      changed_at: clock.now(),
      changed_by: actor.personId,
    }
    const saved =
      input.version === 0
        ? await certificates(tx)
            .insertInto('certificates.templates')
            .values({ id: newId(), kind: 'course', item_id: input.courseId, ...written })
            .onConflict((twin) => twin.doNothing())
            .returning('id')
            .executeTakeFirst()
        : await certificates(tx)
            .updateTable('certificates.templates')
            .set((eb) => ({ ...written, version: eb('version', '+', 1) }))
            .where('kind', '=', 'course')
            .where('item_id', '=', input.courseId)
            .where('version', '=', input.version)
            .returning('id')
            .executeTakeFirst()
    const template = saved && (await findTemplateOf(tx, input.courseId))
    return { template: template ?? refuse('certificates.template-changed') }
  })
