import { toLatinDigits } from '@arvand/persian/digits'

/** A code as it is stored: Latin capitals and digits, without spaces and hyphens. */
export const foldCode = (typed: string): string =>
  toLatinDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
