import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { SupportDeps } from '../deps.ts'
import { support } from '../tables.ts'

const most = 200

export const listCannedAnswers = (db: Db) =>
  support(db)
    .selectFrom('support.canned_answers')
    .select(['id', 'title', 'body'])
    .orderBy('title')
    .orderBy('id')
    .limit(most)
    .execute()

interface CannedAnswer {
  readonly id?: string | undefined
  readonly title: string
  readonly body: string
}

/** Stores a ready answer; a new one without an id. */
export function saveCannedAnswer({ db, clock }: SupportDeps, request: RepeatedRequest, ask: CannedAnswer) {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { title, body } = ask
      const written = { title, body, by_id: request.personId, updated_at: clock.now() }
      if (ask.id !== undefined) {
        const [changed] = await support(tx)
          .updateTable('support.canned_answers')
          .set(written)
          .where('id', '=', ask.id)
          .returning('id')
          .execute()
        return { cannedAnswer: { id: changed?.id ?? refuse('request.not-found'), title, body } }
      }
      if ((await listCannedAnswers(tx)).length >= most) return refuse('support.too-many-canned-answers')
      const id = newId()
      await support(tx)
        .insertInto('support.canned_answers')
        .values({ id, ...written })
        .execute()
      return { cannedAnswer: { id, title, body } }
    }),
  )
}

export async function removeCannedAnswer(db: Db, id: string): Promise<void> {
  const [gone] = await support(db)
    .deleteFrom('support.canned_answers')
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (!gone) refuse('request.not-found')
}
