import type { Actor, Caller } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockHolding } from '../roles/role-queries.ts'
import { identity } from '../tables.ts'

/** What managers noted about a person, newest first. */
export async function listPersonNotes(db: Db, personId: string, cursor?: string) {
  const rows = identity(db)
    .selectFrom('identity.manager_notes as n')
    .innerJoin('identity.accounts as a', 'a.id', 'n.by_id')
    .select(['n.id', 'n.text', 'n.at', 'n.by_id', 'a.name'])
    .where('n.person_id', '=', personId)
  const page = await keysetPage(rows, newestFirst('n.at', 'n.id'), cursor)
  return {
    ...page,
    items: page.items.map(({ by_id, name, ...note }) => ({ ...note, by: { id: by_id, name } })),
  }
}

/** Keeps a note about a person. Its text is not repeated in the audit, which the account outlives. */
export function writePersonNote(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
  request: RepeatedRequest,
  { personId, text }: { readonly personId: string; readonly text: string },
): Promise<{ noteId: string }> {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      if (!(await lockHolding(tx, personId))) refuse('request.not-found')
      const id = newId()
      await identity(tx)
        .insertInto('identity.manager_notes')
        .values({ id, person_id: personId, by_id: actor.personId, text, at: clock.now() })
        .execute()
      await record(tx, clock, caller, { act: 'person-noted', personId, actor })
      return { noteId: id }
    }),
  )
}
