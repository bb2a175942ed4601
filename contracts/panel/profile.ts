import { toLatinDigits } from '@arvand/persian/digits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, line, lines, nationalCode, personName, phoneOut, webAddress } from '../fields.ts'
import { role, scope } from '../people.ts'
import { isReservedHandle } from '../reserved-handles.ts'

/** Fields that a person may show on the public profile; the national code is never among them. */
export const publicField = z.enum([
  'name',
  'mobile',
  'email',
  'birthDate',
  'education',
  'city',
  'biography',
  'links',
  'avatar',
])
export type PublicField = z.infer<typeof publicField>

/** The signed-in person, as `getProfile` and every sign-in return it. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  mobile: phoneOut.nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  handle: z.string().nullable(),
  roles: z.array(role),
  scopes: z.array(scope),
  nationalCode: z.string().nullable(),
  birthDate: z.string().nullable(),
  education: z.string().nullable(),
  city: z.string().nullable(),
  biography: z.string().nullable(),
  links: z.array(z.string()),
  avatar: z.string().nullable(),
  publicFields: z.array(publicField),
  referralCode: z.string(),
})

const handle = z
  .string()
  .max(120)
  .transform((text) => toLatinDigits(text).trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(3)
      .max(30)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'نام کاربری از حروف لاتین، رقم و خط تیره میان آن‌ها ساخته می‌شود.')
      .refine((text) => !isReservedHandle(text), 'این نام برای خود آروند است. نام دیگری انتخاب کنید.'),
  )

export const getProfile = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'getProfile',
  access: 'user',
  beforeSecondFactor: true,
  prose: 'Tells the signed-in person their own profile.',
  body: z.strictObject({}),
  reply: z.object({ user }),
  errors: [],
})

export const updateProfile = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'updateProfile',
  access: 'user',
  prose: 'Changes the given fields of one’s own profile; null empties a field.',
  body: z.strictObject({
    name: personName.optional(),
    handle: handle.nullable().optional(),
    nationalCode: nationalCode.nullable().optional(),
    birthDate: day.nullable().optional(),
    education: line(1, 120).nullable().optional(),
    city: line(1, 60).nullable().optional(),
    biography: lines(1, 2000).nullable().optional(),
    links: z
      .array(webAddress)
      .max(5)
      .transform((links) => links.filter(Boolean))
      .optional(),
    publicFields: z
      .array(publicField)
      .max(publicField.options.length)
      .transform((fields) => [...new Set(fields)])
      .optional(),
  }),
  reply: z.object({ user }),
  errors: ['identity.handle-taken', 'identity.national-code-taken'],
})
