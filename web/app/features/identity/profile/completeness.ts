import type { Answer } from '@arvand/contracts/endpoint'
import type { getProfile } from '@arvand/contracts/panel/profile'
import { profileWords as words } from './words.ts'

/** The signed-in person as `getProfile` returns it. */
export type User = Answer<typeof getProfile>['user']

const wanted = ['handle', 'nationalCode', 'birthDate', 'education', 'city', 'biography'] as const
export type MissingField = (typeof wanted)[number]

/** The empty fields of a profile, in the order of the form. */
export const missingOf = (user: Pick<User, MissingField>): MissingField[] =>
  wanted.filter((field) => user[field] === null)

/** «کد ملی، شهر» */
export const missingInWords = (user: Pick<User, MissingField>): string =>
  missingOf(user)
    .map((field) => words.missing[field])
    .join('، ')

/** How complete a profile is, in percent; the name always exists. */
export const completenessOf = (user: Pick<User, MissingField>): number =>
  (100 * (wanted.length + 1 - missingOf(user).length)) / (wanted.length + 1)
