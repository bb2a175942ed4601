import { toLatinDigits } from '@arvand/persian/digits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

const plain = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase()

export const writeTaxNumber = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/factor/taxNumber',
  access: 'manager',
  scope: 'finance',
  prose: 'Writes the number that the tax system gave on a paid factor, or takes it off. Written down.',
  body: z.strictObject({
    factorId: id,
    /** Twenty-two letters and digits; an empty text removes the number. */
    taxNumber: z
      .string()
      .max(60)
      .transform(plain)
      .pipe(
        z.string().regex(/^([0-9A-Z]{22})?$/, 'شمارهٔ مالیاتی ۲۲ رقم و حرف لاتین دارد؛ آن را دوباره ببینید.'),
      ),
  }),
  reply: z.object({ taxNumber: z.string().nullable() }),
  errors: ['commerce.unknown-factor', 'commerce.not-paid'],
})
