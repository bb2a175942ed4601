import { z } from 'zod'
import { certificateBrand } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { line, title } from '../fields.ts'

/** What the brands are called that issue certificates, for managers of settings. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'settings' } as const

const brand = z.object({
  brand: certificateBrand,
  name: z.string(),
  tagline: z.string(),
  nameLatin: z.string(),
  taglineLatin: z.string(),
  /** How often it was changed. */
  revision: z.int(),
})

export const listBrands = endpoint({
  ...managers,
  path: 'manage/certificate/brands',
  prose: 'The two brands that issue certificates, with what they are called in both languages.',
  body: z.strictObject({}),
  reply: z.object({ arvand: brand, hamun: brand }),
  errors: [],
})

export const saveBrand = endpoint({
  ...managers,
  path: 'manage/certificate/saveBrand',
  prose:
    'Changes what a brand is called on certificates from now on; those that are issued stay. Written down.',
  body: z.strictObject({
    brand: certificateBrand,
    name: title(2, 40),
    tagline: line(0, 60),
    nameLatin: line(2, 40),
    taglineLatin: line(0, 60),
    /** The revision that it was changed from. */
    revision: z.int().min(0),
  }),
  reply: z.object({ brand }),
  errors: ['certificates.brand-changed'],
})
