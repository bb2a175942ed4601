import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { login } from './identity.ts'

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: instant, usedAt: instant.nullable() })

/** Made by the browser; the library that verifies it reads it further. */
const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/)

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
}

/** What `PublicKeyCredential.toJSON()` gives for a new passkey; what is not needed is passed over. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** The same for a sign-in. */
const signed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
})

/** Options as `PublicKeyCredential.parse…OptionsFromJSON()` takes them. */
const options = z.object({ options: z.record(z.string(), z.unknown()) })

export const listPasskeys = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'passkey/list',
  access: 'user',
  prose: 'Lists the passkeys of the signed-in person, newest first; ten at most.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(passkey),
  errors: [],
})

export const beginPasskey = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'passkey/begin',
  access: 'user',
  prose:
    'Gives what a browser needs to make a passkey, after `reauthenticate`; for this session, five minutes.',
  body: z.strictObject({}),
  reply: options,
  errors: ['identity.reauthentication-wrong', 'identity.passkeys-full'],
})

export const addPasskey = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'passkey/add',
  access: 'user',
  prose: 'Keeps a passkey that the browser made, under a name.',
  body: z.strictObject({ name: line(1, 60), credential: made }),
  reply: z.object({ passkey }),
  errors: ['identity.reauthentication-wrong', 'identity.passkey-wrong', 'identity.passkeys-full'],
})

export const removePasskey = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'passkey/remove',
  access: 'user',
  prose: 'Removes one of one’s own passkeys, after `reauthenticate`.',
  body: z.strictObject({ passkeyId: id }),
  reply: z.object({}),
  errors: ['identity.reauthentication-wrong'],
})

export const beginPasskeyLogin = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'login/passkey/begin',
  access: 'public',
  prose: 'Gives what a browser needs to sign in by a passkey; the same for everybody, for five minutes.',
  body: z.strictObject({}),
  reply: options,
  errors: [],
})

export const loginByPasskey = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'login/passkey',
  access: 'public',
  prose: 'Signs in by a passkey; with a second factor on, it gives a challenge instead.',
  body: z.strictObject({ credential: signed }),
  reply: login.reply,
  errors: ['identity.passkey-wrong', 'identity.way-in-undecided', 'identity.account-blocked'],
})
