import { siteName } from '@arvand/contracts/site-name'
import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { findProfile } from '../people/person-queries.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { isOurs, makeChallenge, spendChallenge } from './challenge.ts'
import { handleOf, insertPasskey, lockOwner, mostPasskeys, passkeysOf } from './passkey-queries.ts'
import { orNull, siteOf, transportsOf, webauthn } from './webauthn.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'config'>

export interface MadeCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: string[] | undefined
  }
}

const about = ({ sessionId }: Actor): string => `add ${sessionId}`

/** What the browser needs to make a passkey, in this session. */
export async function beginPasskey({ db, clock, secret, config }: Deps, actor: Actor) {
  await refuseUnlessReauthenticated(db, clock, actor)
  const own = await passkeysOf(db, actor.personId)
  if (own.length >= mostPasskeys) refuse('identity.passkeys-full')
  const profile = (await findProfile(db, { id: actor.personId })) ?? refuse('request.not-found')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: siteName(),
    rpID: siteOf(config).expectedRPID,
    challenge: new Uint8Array(makeChallenge(secret, clock, about(actor))),
    userID: new Uint8Array(handleOf(actor.personId)),
    userName: profile.mobile ?? profile.email ?? profile.name,
    userDisplayName: profile.name,
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

/** Keeps a passkey that the browser made, and tells the person. */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  { name, credential }: { name: string; credential: MadeCredential },
) {
  const { db, clock, jobs } = deps
  const { personId } = actor
  await refuseUnlessReauthenticated(db, clock, actor)
  const verified = (await verifyMade(deps, actor, credential)) ?? refuse('identity.passkey-wrong')
  return transaction(db, async (tx) => {
    await lockOwner(tx, personId)
    if ((await passkeysOf(tx, personId)).length >= mostPasskeys) refuse('identity.passkeys-full')
    if (!(await spendChallenge(tx, clock, credential.response.clientDataJSON)))
      refuse('identity.passkey-wrong')
    const row = {
      id: newId(),
      person_id: personId,
      credential_id: verified.id,
      public_key: Buffer.from(verified.publicKey),
      counter: verified.counter,
      transports: credential.response.transports ?? [],
      name,
      created_at: clock.now(),
      used_at: null,
    }
    if (!(await insertPasskey(tx, row))) refuse('identity.passkey-wrong')
    await record(tx, clock, caller, { act: 'passkey-added', personId, actor, detail: { name } })
    await leaveHappening(jobs, tx, clock, personId, { what: 'passkey-added', name })
    return { passkey: { id: row.id, name, createdAt: row.created_at, usedAt: null } }
  })
}

async function verifyMade({ clock, secret, config }: Deps, actor: Actor, made: MadeCredential) {
  const { verifyRegistrationResponse } = await webauthn()
  const { transports = [], ...response } = made.response
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        ...made,
        response: { ...response, transports: transportsOf(transports) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isOurs(secret, clock, about(actor), challenge),
      ...siteOf(config),
    }),
  )
  return verified?.verified ? verified.registrationInfo.credential : null
}
