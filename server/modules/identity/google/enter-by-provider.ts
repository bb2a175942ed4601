import type { Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { emit } from '#plugs/events'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { addPerson } from '../people/add-person.ts'
import { nameTold } from '../people/name-told.ts'
import { findByIdentifier, findReferrer } from '../people/person-queries.ts'
import { isUndecided } from '../people/recovered-account.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { type Checked, personOrChallenge } from '../sign-in/check-credentials.ts'
import type { ProviderPerson } from './provider.ts'
import { linkAccount, personOfAccount } from './provider-accounts.ts'

/**
 * `not-linked`: the e-mail belongs to an account that this provider was never linked to. `undecided`: the password was
 * recovered since it was linked, and its person has not kept it yet.
 */
export type NotEntered = { readonly why: 'not-linked' | 'no-email' | 'undecided' }

/**
 * Signs in by an account of a provider: its linked person, or a new one. The e-mail alone never links it to an existing
 * account; that account's owner links it on the security page. If the second factor is on, the result is its
 * challenge. `ref` is the referral code that a new person came with.
 */
export async function enterByProvider(
  deps: Pick<IdentityDeps, 'db' | 'clock' | 'jobs'>,
  account: ProviderPerson,
  caller: Caller,
  ref?: string,
): Promise<Checked | NotEntered> {
  try {
    return await refusingTaken(() =>
      transaction(deps.db, async (tx) => {
        const known = await personOfAccount(tx, account)
        if (known && (await isUndecided(tx, known.personId, known.linkedAt)))
          return { why: 'undecided' } as const
        if (known) return personOrChallenge(tx, deps.clock, known.personId)
        if (account.email === null) return { why: 'no-email' } as const
        if (await findByIdentifier(tx, account.email)) return { why: 'not-linked' } as const
        return { personId: await addPersonOf(tx, deps, account, caller, ref) }
      }),
    )
  } catch (error) {
    // Two sign-ins came at once, and the unique index accepted the other one.
    if (error instanceof Refusal && error.code === 'identity.email-taken') return { why: 'not-linked' }
    throw error
  }
}

async function addPersonOf(
  tx: Tx,
  { clock, jobs }: Pick<IdentityDeps, 'clock' | 'jobs'>,
  account: ProviderPerson,
  caller: Caller,
  ref: string | undefined,
): Promise<string> {
  const invitedBy = ref === undefined ? undefined : await findReferrer(tx, ref)
  const personId = await addPerson(tx, clock, {
    name: nameTold(account),
    mobile: null,
    email: account.email,
    emailVerified: true,
    passwordHash: null,
    invitedBy,
  })
  await linkAccount(tx, account, personId, clock.now())
  await record(tx, clock, caller, { act: 'registered', personId, detail: { way: 'google' } })
  await emit(jobs, tx, 'identity.registered', { personId, invitedBy: invitedBy ?? null })
  return personId
}
