import type { Input } from '@arvand/contracts/endpoint'
import type { saveTemplate as endpoint } from '@arvand/contracts/teacher/certificates'
import type { saveWebinarTemplate as webinarEndpoint } from '@arvand/contracts/teacher/webinar-certificates'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { leastPercentOf } from '../certificate-settings.ts'
import { certificates, type ItemKind } from '../tables.ts'
import { needIssuer, needWebinarIssuer } from './may-issue.ts'
import { examsOf, findTemplateOf } from './template-queries.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** Saves the template of a course, unless somebody else saved it meanwhile. */
export const saveTemplate = (deps: Deps, { input, actor }: Pick<Asked<typeof endpoint>, 'input' | 'actor'>) =>
  transaction(deps.db, async (tx) => {
    await needIssuer(tx, actor, input.courseId)
    const examId = input.examId ?? null
    if (examId !== null && !(await examsOf(tx, input.courseId)).some(({ id }) => id === examId))
      refuse('certificates.unknown-exam')
    const of = { kind: 'course', itemId: input.courseId, by: actor.personId } as const
    return { template: await save(deps, tx, of, { ...input, examId, leastPercent: null }) }
  })

/** The same of a webinar. */
export const saveWebinarTemplate = (
  deps: Deps,
  { input, actor }: Pick<Asked<typeof webinarEndpoint>, 'input' | 'actor'>,
) =>
  transaction(deps.db, async (tx) => {
    await needWebinarIssuer(tx, actor, input.webinarId)
    const leastPercent = input.leastPercent ?? null
    const of = { kind: 'webinar', itemId: input.webinarId, by: actor.personId } as const
    const saved = await save(deps, tx, of, { ...input, leastPercent, showsGrade: false, examId: null })
    return { template: { ...saved, leastPercent: await leastPercentOf(tx, { leastPercent }) } }
  })

interface Of {
  readonly kind: ItemKind
  readonly itemId: string
  readonly by: string
}

type Written = Omit<Input<typeof endpoint>, 'courseId' | 'examId'> & {
  readonly examId: string | null
  readonly leastPercent: number | null
}

async function save({ clock }: Deps, tx: Tx, { kind, itemId, by }: Of, input: Written) {
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
    exam_id: input.examId,
    least_percent: input.leastPercent,
    changed_at: clock.now(),
    changed_by: by,
  }
  const saved =
    input.version === 0
      ? await certificates(tx)
          .insertInto('certificates.templates')
          .values({ id: newId(), kind, item_id: itemId, ...written })
          .onConflict((twin) => twin.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await certificates(tx)
          .updateTable('certificates.templates')
          .set((eb) => ({ ...written, version: eb('version', '+', 1) }))
          .where('kind', '=', kind)
          .where('item_id', '=', itemId)
          .where('version', '=', input.version)
          .returning('id')
          .executeTakeFirst()
  const template = saved && (await findTemplateOf(tx, kind, itemId))
  return template ?? refuse('certificates.template-changed')
}
