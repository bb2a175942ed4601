import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { record } from '../audit/audited-acts.ts'
import type { ProviderPerson } from './provider.ts'
import { linkAccount, personOfAccount } from './provider-accounts.ts'

/** Links a provider's account to the signed-in person. False if it, or another of this issuer, is linked already. */
export async function linkByProvider(
  db: Db,
  clock: Clock,
  account: ProviderPerson,
  actor: Actor,
  caller: Caller,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { personId } = actor
    if ((await personOfAccount(tx, account))?.personId === personId) return true
    if (!(await linkAccount(tx, account, personId, clock.now()))) return false
    await record(tx, clock, caller, { act: 'provider-linked', personId, actor, detail: { way: 'google' } })
    return true
  })
}
