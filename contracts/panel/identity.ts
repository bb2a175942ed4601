import { plainNumber } from '@arvand/persian/digits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  email,
  id,
  instant,
  newPassword,
  opaque,
  password,
  personName,
  phone,
  phoneOrEmail,
  referralCode,
  sixDigits,
} from '../fields.ts'
import { user } from './profile.ts'

const plainCode = (text: string): string => plainNumber(text).toLowerCase()

export const purpose = z.enum(['register', 'login', 'recover', 'change'])

/** A number of the authenticator or a recovery code, in any digits, with or without spaces and dashes. */
export const factorCode = z
  .string()
  .max(40)
  .transform(plainCode)
  .pipe(z.string().regex(/^([0-9]{6}|[a-z2-9]{10})$/, 'کد شش‌رقمی یا کد بازیابی را بنویسید.'))

export const sendVerification = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'verify/send',
  access: 'public',
  prose: 'Sends a one-time code to a mobile or an e-mail; known and unknown ones get the same answer.',
  body: z
    .strictObject({
      mobile: phone.optional(),
      email: email.optional(),
      purpose,
      by: z.enum(['sms', 'call']).optional(),
    })
    .refine((ask) => (ask.mobile === undefined) !== (ask.email === undefined), {
      path: ['mobile'],
      message: 'شمارهٔ موبایل یا ایمیل را بنویسید؛ یکی از این دو.',
    }),
  reply: z.object({
    verificationId: z.string(),
    expiresAt: instant,
    resendAt: instant,
    /** Whether the code may also come by a call. */
    voice: z.boolean(),
  }),
  errors: ['identity.sms-off', 'identity.voice-off', 'identity.mail-off'],
})

export const checkVerification = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'verify/check',
  access: 'public',
  prose:
    'Takes a one-time code and gives a ticket: a proof of owning the number, for one use in ten minutes.',
  body: z.strictObject({ verificationId: id, code: sixDigits }),
  reply: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: ['identity.code-wrong'],
})

const signedIn = z.object({ token: z.string(), expiresAt: instant, user })
const challenged = z.object({ challenge: z.string() })

export const register = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'register',
  access: 'public',
  prose:
    'Opens an account for the owner of a ticket and signs in; without a password they sign in by a code.',
  body: z.strictObject({
    ticket: opaque,
    name: personName,
    password: newPassword.optional(),
    email: email.optional(),
    ref: referralCode.optional().catch(undefined),
  }),
  reply: signedIn,
  errors: [
    'identity.ticket-wrong',
    'identity.mobile-taken',
    'identity.email-taken',
    'identity.password-common',
  ],
})

export const login = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'login',
  access: 'public',
  prose: 'Signs in by password or by ticket; with a second factor on, it gives a challenge instead.',
  body: z
    .strictObject({
      identifier: phoneOrEmail.optional(),
      password: password.optional(),
      ticket: opaque.optional(),
    })
    .refine((ask) => ask.ticket !== undefined || ask.identifier !== undefined, {
      path: ['identifier'],
      message: 'شمارهٔ موبایل یا ایمیل خود را بنویسید.',
    })
    .refine((ask) => ask.ticket !== undefined || ask.password !== undefined, {
      path: ['password'],
      message: 'رمز عبور را بنویسید.',
    })
    .refine((ask) => ask.ticket === undefined || (ask.identifier ?? ask.password) === undefined, {
      path: ['ticket'],
      message: 'یا با رمز عبور وارد شوید یا با کد؛ هر دو با هم پذیرفته نیست.',
    }),
  reply: z.union([signedIn, challenged]),
  errors: [
    'identity.password-wrong',
    'identity.ticket-wrong',
    'identity.no-account',
    'identity.account-blocked',
  ],
})

export const loginSecondFactor = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'login/secondFactor',
  access: 'public',
  prose: 'Ends a sign-in or a recovery with a number of the authenticator or a recovery code.',
  body: z.strictObject({ challenge: opaque, code: factorCode }),
  reply: signedIn,
  errors: ['identity.challenge-wrong', 'identity.second-factor-wrong', 'identity.account-blocked'],
})

export const recover = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'recover',
  access: 'public',
  prose: 'Sets a new password for the owner of a ticket, signs in and ends every other session.',
  body: z.strictObject({ ticket: opaque, password: newPassword }),
  reply: z.union([signedIn, challenged]),
  errors: [
    'identity.ticket-wrong',
    'identity.no-account',
    'identity.account-blocked',
    'identity.password-common',
  ],
})

export const logout = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'logout',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Ends this session on the server.',
  body: z.strictObject({}),
  reply: z.object({}),
  errors: [],
})
