import type { PublicField } from '@arvand/contracts/panel/profile'

/** The fields of the form that hold links; the contract takes five. */
export const linkFields = ['link-0', 'link-1', 'link-2', 'link-3', 'link-4'] as const

/** What may be shown to everyone, in the order of the form. */
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
