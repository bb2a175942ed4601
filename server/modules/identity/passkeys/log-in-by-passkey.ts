import type { Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { isUndecided } from '../people/recovered-account.ts'
import { personOrChallenge } from '../sign-in/check-credentials.ts'
import { signInsByAddress } from '../sign-in/limits.ts'
import { openSession, type SignedIn } from '../sign-in/open-session.ts'
import type { PasskeyRow } from '../tables.ts'
import { isOurs, makeChallenge, spendChallenge } from './challenge.ts'
import { findPasskey, handleOf, notePasskeyUse } from './passkey-queries.ts'
import { orNull, siteOf, transportsOf, webauthn } from './webauthn.ts'

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret' | 'config'>

export interface SignedCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string | null | undefined
  }
}

const about = 'sign in'

/** The same for everybody: which passkeys there are is known to the browser alone. */
export async function beginPasskeyLogin({ clock, secret, config }: Deps) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).expectedRPID,
    challenge: new Uint8Array(makeChallenge(secret, clock, about)),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

/** Signs in by a passkey, or gives the challenge of a second factor. Every «no» is the same. */
export async function logInByPasskey(
  deps: Deps,
  caller: Caller,
  { credential }: { credential: SignedCredential },
): Promise<SignedIn | { challenge: string }> {
  const { db, clock, limits } = deps
  await limits.takeByAddress(signInsByAddress, caller.address)
  const passkey = await findPasskey(db, credential.id)
  const counter = passkey && (await counterSigned(deps, passkey, credential))
  if (passkey === undefined || counter == null) {
    await record(db, clock, caller, { act: 'sign-in-failed', personId: passkey?.person_id ?? null })
    refuse('identity.passkey-wrong')
  }
  const checked = await transaction(db, async (tx) => {
    if (!(await spendChallenge(tx, clock, credential.response.clientDataJSON)))
      refuse('identity.passkey-wrong')
    // Somebody else may have added it before the password was recovered.
    if (await isUndecided(tx, passkey.person_id, passkey.created_at)) refuse('identity.way-in-undecided')
    await notePasskeyUse(tx, passkey.id, counter, clock.now())
    return personOrChallenge(tx, clock, passkey.person_id)
  })
  return 'challenge' in checked ? checked : openSession(deps, checked.personId, caller, 'passkey')
}

/** The passkey's counter after this signature; null when it is not right. */
async function counterSigned(
  { clock, secret, config }: Deps,
  passkey: PasskeyRow,
  signed: SignedCredential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle, ...response } = signed.response
  // The handle is the person for whom the browser keeps the passkey; both must mean the same one.
  if (userHandle && userHandle !== handleOf(passkey.person_id).toString('base64url')) return null
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => isOurs(secret, clock, about, challenge),
      ...siteOf(config),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey.transports),
      },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
