import type { PublicField } from '@arvand/contracts/panel/profile'

/** The fields of the form that hold links; the contract takes five. */
export const linkFields = ['links.0', 'links.1', 'links.2', 'links.3', 'links.4'] as const

/** Fields that a person may make public, in the order of the form. */
export const publicFields = [
  'name',
  'education',
  'city',
  'biography',
  'links',
  'birthDate',
  'email',
  'mobile',
  'avatar',
] as const satisfies readonly PublicField[]
