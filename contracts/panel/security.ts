import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, newPassword, opaque, password, sixDigits } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { factorCode } from './identity.ts'
import { user } from './profile.ts'

export const listSessions = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'session/list',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Lists the active sessions of the signed-in person, newest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id: z.string(),
      current: z.boolean(),
      device: z.string(),
      address: z.string(),
      createdAt: instant,
      seenAt: instant,
    }),
  ),
  errors: [],
})

export const endSession = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'session/end',
  access: 'user',
  prose: 'Ends one of one’s own sessions, on whatever device it is.',
  body: z.strictObject({ sessionId: id }),
  reply: z.object({}),
  errors: [],
})

export const endOtherSessions = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'session/endOthers',
  access: 'user',
  prose: 'Ends every session of one’s own but this one.',
  body: z.strictObject({}),
  reply: z.object({ ended: z.int() }),
  errors: [],
})

export const reauthenticate = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'reauthenticate',
  access: 'user',
  beforeSecondFactor: true,
  prose:
    'Proves again who is there, for some minutes (a setting, five at first) of this session: by password or by a ticket of one’s own mobile or e-mail; with a second factor on, its code stands beside it.',
  body: z
    .strictObject({ password: password.optional(), ticket: opaque.optional(), code: factorCode.optional() })
    .refine((ask) => (ask.password === undefined) !== (ask.ticket === undefined), {
      path: ['password'],
      message: 'رمز عبور یا کد را بنویسید؛ یکی از آن‌ها.',
    }),
  reply: z.object({ until: instant }),
  errors: ['identity.password-wrong', 'identity.second-factor-wrong', 'identity.ticket-wrong'],
})

export const showSecurity = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'security/show',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Tells how one’s own account is guarded.',
  body: z.strictObject({}),
  reply: z.object({
    hasPassword: z.boolean(),
    passwordChangedAt: instant.nullable(),
    secondFactor: z.object({
      onSince: instant.nullable(),
      required: z.boolean(),
      recoveryCodesLeft: z.int(),
    }),
    /** Null when a change must be preceded by `reauthenticate`. */
    reauthenticatedUntil: instant.nullable(),
  }),
  errors: [],
})

export const changeMobile = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'mobile/change',
  access: 'user',
  prose: 'Puts the mobile of a ticket of purpose «change» in place of the old one; other sessions end.',
  body: z.strictObject({ ticket: opaque }),
  reply: z.object({ user }),
  errors: ['identity.reauthentication-wrong', 'identity.ticket-wrong', 'identity.mobile-taken'],
})

export const changeEmail = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'email/change',
  access: 'user',
  prose: 'Puts the e-mail of a ticket of purpose «change» in place, verified; other sessions end.',
  body: z.strictObject({ ticket: opaque }),
  reply: z.object({ user }),
  errors: ['identity.reauthentication-wrong', 'identity.ticket-wrong', 'identity.email-taken'],
})

export const changePassword = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'password/change',
  access: 'user',
  prose: 'Sets a new password; other sessions end.',
  body: z.strictObject({ password: newPassword }),
  reply: z.object({}),
  errors: ['identity.reauthentication-wrong', 'identity.password-common'],
})

export const beginSecondFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'secondFactor/begin',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Makes a secret for an authenticator; it is on only after a first number confirms it.',
  body: z.strictObject({}),
  reply: z.object({
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** The `otpauth://` address in the QR code. */
    address: z.string(),
    /** The QR code as a `data:image/svg+xml` address. */
    qr: z.string(),
  }),
  errors: ['identity.reauthentication-wrong', 'identity.second-factor-on'],
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'secondFactor/confirm',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Turns the second factor on and tells its ten recovery codes, once; other sessions end.',
  body: z.strictObject({ code: sixDigits }),
  reply: recoveryCodes,
  errors: [
    'identity.reauthentication-wrong',
    'identity.second-factor-wrong',
    'identity.second-factor-on',
    'identity.second-factor-off',
  ],
})

export const turnOffSecondFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'secondFactor/off',
  access: 'user',
  prose: 'Turns the second factor off; other sessions end. A manager cannot.',
  body: z.strictObject({}),
  reply: z.object({}),
  errors: [
    'identity.reauthentication-wrong',
    'identity.second-factor-off',
    'identity.second-factor-required',
  ],
})

export const renewRecoveryCodes = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'secondFactor/recoveryCodes',
  access: 'user',
  prose: 'Makes ten new recovery codes and tells them, once; the old ones are void.',
  body: z.strictObject({}),
  reply: recoveryCodes,
  errors: ['identity.reauthentication-wrong', 'identity.second-factor-off'],
})
