import { tomanNumber } from '@arvand/persian/money'

/** A movement's amount with its sign on the left, as numbers are read: «+۱۲٬۰۰۰». */
export const signedToman = (rials: number): string =>
  rials > 0 ? `\u200e+${tomanNumber(rials)}` : tomanNumber(rials)
