import { type ChosenRefusal, chosenRefusal } from '@arvand/contracts/panel/chosen-people'
import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { Refusal } from '#platform/refusal'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { namesOf } from '../people/names-of.ts'
import type { Profile } from '../people/person-queries.ts'
import type { Holding } from '../roles/role-queries.ts'
import { setRolesIn } from '../roles/set-roles.ts'
import { announceEnded } from '../sessions/end-session.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { blockIn, unblockIn } from './block-person.ts'
import { endSessionsIn } from './end-person-sessions.ts'
import { messageIn, messagesByManager } from './message-person.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'broadcast' | 'limits' | 'pages'>

/** Who acts, from where, by which request, on whom. */
export interface Chosen {
  readonly caller: Caller
  readonly actor: Actor
  readonly request: RepeatedRequest
  readonly personIds: readonly string[]
}

interface Outcome {
  readonly done: number
  readonly refused: { readonly id: string; readonly name: string; readonly code: ChosenRefusal }[]
}

export const blockChosen = (deps: Deps, chosen: Chosen, reason: string) =>
  endingSessions(deps, chosen, (tx, personId) =>
    blockIn(deps, tx, chosen.caller, chosen.actor, { personId, reason }),
  )

export const endSessionsOfChosen = (deps: Deps, chosen: Chosen, reason: string) =>
  endingSessions(deps, chosen, (tx, personId) =>
    endSessionsIn(deps, tx, chosen.caller, chosen.actor, { personId, reason }),
  )

export async function unblockChosen(deps: Deps, chosen: Chosen, reason: string): Promise<Outcome> {
  await refuseUnlessReauthenticated(deps.db, deps.clock, chosen.actor)
  return actOnChosen(deps, chosen, (tx, personId) =>
    unblockIn(deps, tx, chosen.caller, chosen.actor, { personId, reason }),
  )
}

/** Each message counts for the limit of the manager. */
export async function messageChosen(
  deps: Deps,
  chosen: Chosen,
  message: { readonly subject: string; readonly text: string },
): Promise<Outcome> {
  for (const _ of new Set(chosen.personIds)) await deps.limits.take(messagesByManager, chosen.actor.personId)
  return actOnChosen(deps, chosen, (tx, personId) =>
    messageIn(deps, tx, chosen.caller, chosen.actor, { personId, ...message }),
  )
}

/** Gives or takes the role teacher; the other roles and the scopes of each stay. */
export async function setTeacherRoleOfChosen(deps: Deps, chosen: Chosen, teaches: boolean): Promise<Outcome> {
  await refuseUnlessReauthenticated(deps.db, deps.clock, chosen.actor)
  const changed: { person: Profile; before: Holding }[] = []
  const outcome = await endingSessions(deps, chosen, async (tx, personId) => {
    const { ended, ...shown } = await setRolesIn(
      deps,
      tx,
      chosen.caller,
      chosen.actor,
      personId,
      (before) => ({
        roles: [
          ...before.roles.filter((role) => role !== 'teacher'),
          ...(teaches ? ['teacher' as const] : []),
        ],
        scopes: before.scopes,
      }),
    )
    changed.push(shown)
    return ended
  })
  for (const { person, before } of changed)
    await dropPagesShowing(deps.pages, person, { handle: null, roles: [...before.roles] })
  return outcome
}

/** An act that returns the sessions it ended; all processes hear of them after the commit. */
async function endingSessions(
  deps: Deps,
  chosen: Chosen,
  act: (tx: Tx, personId: string) => Promise<readonly string[]>,
): Promise<Outcome> {
  const ended: string[] = []
  const outcome = await actOnChosen(deps, chosen, async (tx, personId) => {
    ended.push(...(await act(tx, personId)))
  })
  await announceEnded(deps.broadcast, ended)
  return outcome
}

/**
 * Does something to each of them in one transaction, once for a repeated request. Who is refused is listed with the
 * reason; that is safe because each act refuses before it writes.
 */
const actOnChosen = (
  { db, clock }: Deps,
  { request, personIds }: Chosen,
  act: (tx: Tx, personId: string) => Promise<unknown>,
): Promise<Outcome> =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const ids = [...new Set(personIds)].toSorted()
      await lockAccounts(tx, ids)
      const refused: { id: string; code: ChosenRefusal }[] = []
      for (const id of ids) {
        const code = await codeOf(act(tx, id))
        if (code) refused.push({ id, code })
      }
      const names = await namesOf(
        tx,
        refused.map(({ id }) => id),
      )
      return {
        done: ids.length - refused.length,
        refused: refused.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
      }
    }),
  )

/** All of them before the first act and in one order, so that two such requests never wait for each other. */
const lockAccounts = (tx: Tx, ids: readonly string[]) =>
  identity(tx)
    .selectFrom('identity.accounts')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The code with which one act was refused; null: it was done. */
async function codeOf(act: Promise<unknown>): Promise<ChosenRefusal | null> {
  try {
    await act
    return null
  } catch (error) {
    const code = error instanceof Refusal ? chosenRefusal.safeParse(error.code).data : undefined
    if (code) return code
    throw error
  }
}
