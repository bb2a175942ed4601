import { type PracticeSettings, practiceSettings } from '@arvand/contracts/sample-questions'
import { searchKey } from '@arvand/persian/text'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../../deps.ts'
import { freeSlug } from '../../free-slug.ts'
import { exams } from '../../tables.ts'
import { proposedQuestions, requirePractisable, whyNotPublish } from './proposed-questions.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock'>
export interface OwnGroup {
  readonly groupId: string
  readonly ownerId: string
}

/** Makes an empty group, as a draft. */
export const makeGroup = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { title }: { readonly title: string },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = newId()
      const now = clock.now()
      await exams(tx)
        .insertInto('exams.practice_groups')
        .values({
          ...{ id, owner_id: request.personId, created_at: now },
          ...columnsOf(practiceSettings.parse({ title }), now),
        })
        .execute()
      return { groupId: id }
    }),
  )

const columnsOf = ({ questionIds, ...settings }: PracticeSettings, now: Date) => ({
  ...settings,
  question_ids: [...questionIds],
  search_key: searchKey(`${settings.title} ${settings.source} ${settings.description}`),
  changed_at: now,
})

/** A group of this teacher; another's is not found. */
export const findOwn = async (db: Db, { groupId, ownerId }: OwnGroup) =>
  (await ownRow(db, { groupId, ownerId }).executeTakeFirst()) ?? refuse('exams.unknown-group')
export type OwnGroupRow = Awaited<ReturnType<typeof findOwn>>

const ownRow = (db: Db, { groupId, ownerId }: OwnGroup) =>
  exams(db)
    .selectFrom('exams.practice_groups')
    .selectAll()
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)

const lockOwn = async (tx: Tx, own: OwnGroup): Promise<OwnGroupRow> =>
  (await ownRow(tx, own).forUpdate().executeTakeFirst()) ?? refuse('exams.unknown-group')

export const settingsOf = (row: OwnGroupRow): PracticeSettings => ({
  title: row.title,
  description: row.description,
  category: row.category,
  grade: row.grade,
  year: row.year,
  source: row.source,
  price: row.price,
  questionIds: row.question_ids,
})

function refuseStale(row: OwnGroupRow, revision: number): void {
  if (row.revision === revision) return
  const current = { revision: row.revision, settings: settingsOf(row), savedAt: row.changed_at }
  refuse('exams.saved-meanwhile', { current })
}

/** Saves what is set; the same settings sent again change nothing. */
export const saveGroup = (
  { db, clock }: Deps,
  own: OwnGroup,
  { revision, settings: written }: { readonly revision: number; readonly settings: PracticeSettings },
) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    const settings = { ...written, questionIds: [...new Set(written.questionIds)] }
    const isSame = fingerprintOf(settings).equals(fingerprintOf(settingsOf(row)))
    if (!isSame) {
      refuseStale(row, revision)
      await requirePractisable(tx, row.owner_id, settings.questionIds)
      await requireCategory(tx, settings.category)
    }
    const saved = isSame ? row : await storeSettings(tx, row, settings, clock.now())
    return { revision: saved.revision, savedAt: saved.changed_at, ...(await publishingOf(tx, saved)) }
  })

const storeSettings = (tx: Tx, row: OwnGroupRow, settings: PracticeSettings, now: Date) =>
  exams(tx)
    .updateTable('exams.practice_groups')
    .set({ ...columnsOf(settings, now), revision: row.revision + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()

async function requireCategory(db: Db, slug: string | null): Promise<void> {
  if (slug === null) return
  const known = await exams(db)
    .selectFrom('courses.known_categories')
    .select('slug')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!known) refuse('courses.unknown-category')
}

/** Whether it is published, whether publishing would change what is asked, and why it cannot be published. */
export async function publishingOf(db: Db, row: OwnGroupRow) {
  const [proposed, asked] = await Promise.all([
    proposedQuestions(db, row.owner_id, row.question_ids),
    exams(db)
      .selectFrom('exams.group_questions')
      .select(['question_id as id', 'version'])
      .where('group_id', '=', row.id)
      .orderBy('position')
      .execute(),
  ])
  const listed = (some: readonly { readonly id: string; readonly version: number }[]) =>
    some.map(({ id, version }) => `${id} ${version}`).join()
  return {
    publishedAt: row.published_at,
    isChanged: row.published_at !== null && listed(proposed) !== listed(asked),
    whyNotPublish: whyNotPublish(proposed, row.question_ids.length),
  }
}

/** Opens a group with the versions that its questions have now; one that is open gets its changes. */
export const publishGroup = ({ db, clock }: Deps, own: OwnGroup, revision: number) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    refuseStale(row, revision)
    const questions = await proposedQuestions(tx, row.owner_id, row.question_ids)
    refuseIf(whyNotPublish(questions, row.question_ids.length))
    await exams(tx).deleteFrom('exams.group_questions').where('group_id', '=', row.id).execute()
    await exams(tx)
      .insertInto('exams.group_questions')
      .values(
        questions.map(({ id, version }, position) => ({
          group_id: row.id,
          question_id: id,
          version,
          position,
        })),
      )
      .execute()
    const published = { ...row, published_at: row.published_at ?? clock.now() }
    await setPublished(tx, row.id, published.published_at)
    if (row.slug === null) await giveSlug(tx, row)
    return publishingOf(tx, published)
  })

/** A group keeps the address that it gets when it is published first. */
const giveSlug = async (tx: Tx, { id, title }: OwnGroupRow) =>
  exams(tx)
    .updateTable('exams.practice_groups')
    .set({ slug: await freeSlug(tx, 'exams.practice_groups', title) })
    .where('id', '=', id)
    .execute()

/** Makes a published group a draft again. */
export const unpublishGroup = (db: Db, own: OwnGroup) =>
  transaction(db, async (tx) => {
    const row = await lockOwn(tx, own)
    await setPublished(tx, row.id, null)
    return publishingOf(tx, { ...row, published_at: null })
  })

const setPublished = (tx: Tx, id: string, at: Date | null) =>
  exams(tx).updateTable('exams.practice_groups').set({ published_at: at }).where('id', '=', id).execute()
