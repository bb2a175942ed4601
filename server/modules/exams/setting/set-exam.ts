import { type ExamSettings, examSettings } from '@arvand/contracts/exams'
import { findStaff, followItem, mayDo, needStaff } from '#modules/courses'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { type ProposedPaper, stateOf, toldMinutes, whyNotPublish } from '../exam.ts'
import { freeSlug } from '../free-slug.ts'
import { exam } from '../lesson-kinds/exam/exam-lessons.ts'
import { exams } from '../tables.ts'
import { proposedPaper, requireOwn } from './published-paper.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock'>
export interface TaughtExam {
  readonly examId: string
  readonly personId: string
}

/** Makes an exam of a course, with one section. Its questions come from the bank of who makes it. */
export const makeExam = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { courseId, title }: { readonly courseId: string; readonly title: string },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await needStaff(tx, courseId, request.personId, 'write')
      const id = newId()
      const now = clock.now()
      const sections = [{ id: newId(), title: 'بخش ۱', slots: [] }]
      const settings = examSettings.parse({ title, sections })
      await exams(tx)
        .insertInto('exams.exams')
        .values({
          ...{ id, course_id: courseId, owner_id: request.personId, created_at: now },
          ...examColumns(settings, now),
        })
        .execute()
      return { examId: id }
    }),
  )

export const examColumns = (settings: ExamSettings, now: Date) => ({
  title: settings.title,
  settings: JSON.stringify(settings),
  opens_at: settings.opensAt === null ? null : new Date(settings.opensAt),
  price: settings.price,
  closes_at: settings.closesAt === null ? null : new Date(settings.closesAt),
  changed_at: now,
})

/** An exam, with who asks as a member of its course, for who has this right there; another's is not found. */
export async function findTaught(
  db: Db,
  { examId, personId }: TaughtExam,
  right: 'write' | 'mark' = 'write',
) {
  const row = await exams(db)
    .selectFrom('exams.exams')
    .selectAll()
    .where('id', '=', examId)
    .executeTakeFirst()
  if (!row) return refuse('exams.unknown-exam')
  const member = await findStaff(db, row.course_id, personId)
  if (!member) return refuse('exams.unknown-exam')
  return mayDo(member, right) ? { ...row, member } : refuse('courses.right-missing')
}
export type TaughtRow = Awaited<ReturnType<typeof findTaught>>

async function lockTaught(tx: Tx, own: TaughtExam): Promise<TaughtRow> {
  await exams(tx).selectFrom('exams.exams').select('id').where('id', '=', own.examId).forUpdate().execute()
  return findTaught(tx, own)
}

function refuseStale(row: TaughtRow, revision: number): void {
  if (row.revision === revision) return
  const current = { revision: row.revision, settings: row.settings, savedAt: row.changed_at }
  refuse('exams.saved-meanwhile', { current })
}

/** What follows from the settings and the bank as it is now. */
export const publishabilityOf = (settings: ExamSettings, proposed: ProposedPaper) => ({
  whyNotPublish: whyNotPublish(settings, proposed),
  pools: Object.fromEntries(
    proposed.paper.sections.flatMap(({ slots }) => slots.map(({ id, pool }) => [id, pool.length])),
  ),
})

/** Saves what is set; the same settings sent again change nothing. */
export const saveExam = (
  { db, clock }: Deps,
  own: TaughtExam,
  { revision, settings }: { readonly revision: number; readonly settings: ExamSettings },
) =>
  transaction(db, async (tx) => {
    const row = await lockTaught(tx, own)
    if (row.published_at !== null) refuse('exams.published-already')
    const isSame = fingerprintOf(settings).equals(fingerprintOf(row.settings))
    if (!isSame) refuseStale(row, revision)
    await requireOwn(tx, row.owner_id, settings)
    const now = clock.now()
    const next = isSame ? row.revision : row.revision + 1
    if (!isSame)
      await exams(tx)
        .updateTable('exams.exams')
        .set({ ...examColumns(settings, now), revision: next })
        .where('id', '=', row.id)
        .execute()
    const proposed = await proposedPaper(tx, row.owner_id, settings)
    return { revision: next, savedAt: isSame ? row.changed_at : now, ...publishabilityOf(settings, proposed) }
  })

/** Publishes an exam with the versions that its questions have now. */
export const publishExam = (
  { db, clock, jobs }: Deps & Pick<ExamsDeps, 'jobs'>,
  own: TaughtExam,
  revision: number,
) =>
  transaction(db, async (tx) => {
    const row = await lockTaught(tx, own)
    if (row.published_at !== null) refuse('exams.published-already')
    refuseStale(row, revision)
    const proposed = await proposedPaper(tx, row.owner_id, row.settings)
    refuseIf(whyNotPublish(row.settings, proposed))
    const now = clock.now()
    await exams(tx)
      .updateTable('exams.exams')
      .set({
        ...{ published_at: now, paper: JSON.stringify(proposed.paper), ...(await slugOf(tx, row)) },
        extended_to: await reviewHeldBack(tx, row),
      })
      .where('id', '=', row.id)
      .execute()
    const lessons = { kind: exam, courseId: row.course_id, itemId: row.id } as const
    await followItem({ jobs }, tx, lessons, { minutes: toldMinutes(row.settings, proposed.paper.sections) })
    return { state: stateOf({ ...row, published_at: now }, now) }
  })

/**
 * A review that opens with the end of the exam waits for those who close later, and for late answers where they count.
 * What held it back before the exam was a draft again says nothing any more, because nobody had begun it.
 */
async function reviewHeldBack(tx: Tx, { id, closes_at, settings: { lateMinutes = 0 } }: TaughtRow) {
  if (closes_at === null) return null
  const { latest } = await exams(tx)
    .selectFrom('exams.overrides')
    .select(({ fn }) => fn.max('closes_at').as('latest'))
    .where('exam_id', '=', id)
    .executeTakeFirstOrThrow()
  const last = Math.max(closes_at.getTime(), latest?.getTime() ?? 0)
  const until = new Date(last + lateMinutes * 60_000)
  return until > closes_at ? until : null
}

/** An exam for everybody keeps the address that it gets when it is published first. */
const slugOf = async (tx: Tx, { slug, price, title }: TaughtRow) =>
  slug === null && price !== null ? { slug: await freeSlug(tx, 'exams.exams', title) } : {}

/** Makes a published exam a draft again, while nobody has begun it. */
export const unpublishExam = (db: Db, own: TaughtExam) =>
  transaction(db, async (tx) => {
    const row = await lockTaught(tx, own)
    if ((await countAttempts(tx, row.id)) > 0 || (await isSold(tx, row.id))) refuse('exams.exam-taken')
    await exams(tx)
      .updateTable('exams.exams')
      .set({ published_at: null, paper: null })
      .where('id', '=', row.id)
      .execute()
    return {}
  })

/** Who has bought it keeps it as it was sold. */
async function isSold(db: Db, examId: string): Promise<boolean> {
  const access = exams(db).selectFrom('exams.accesses').select('exam_id').where('exam_id', '=', examId)
  return (await access.limit(1).executeTakeFirst()) !== undefined
}

export async function countAttempts(db: Db, examId: string): Promise<number> {
  const { started } = await exams(db)
    .selectFrom('exams.attempts')
    .select(({ fn }) => fn.countAll<string>().as('started'))
    .where('exam_id', '=', examId)
    .executeTakeFirstOrThrow()
  return Number(started)
}
