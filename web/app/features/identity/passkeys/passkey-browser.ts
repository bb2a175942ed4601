import { beginPasskey, beginPasskeyLogin } from '@arvand/contracts/panel/passkeys'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'

/** Loaded when a passkey is asked for: the browser's own part of making one and of signing in by one. */
const isKnown = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** What became of it: the credential as JSON, or why there is none. */
export type Asked = { readonly credential: string } | { readonly trouble: 'unknown' | 'given-up' }

/** Makes a passkey on this device. Null after a refusal, which has been told. */
export async function makePasskey(): Promise<Asked | null> {
  if (!isKnown()) return { trouble: 'unknown' }
  const { answer } = await attemptAloud(call(beginPasskey, {}))
  if (!answer) return null
  const given = answer.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given)
  return asked(navigator.credentials.create({ publicKey }))
}

/** Signs a challenge by a passkey of this site that the person chooses. */
export async function signByPasskey(): Promise<Asked | null> {
  if (!isKnown()) return { trouble: 'unknown' }
  const { answer } = await attemptAloud(call(beginPasskeyLogin, {}))
  if (!answer) return null
  const given = answer.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given)
  return asked(navigator.credentials.get({ publicKey }))
}

/** A closed dialog and a device without a passkey for us are no faults. */
async function asked(asking: Promise<Credential | null>): Promise<Asked> {
  const credential = await asking.catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) return { trouble: 'given-up' }
  return { credential: JSON.stringify(credential) }
}
