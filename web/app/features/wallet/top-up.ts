import { topUpWallet } from '@arvand/contracts/panel/factors'
import { parseToman } from '@arvand/persian/money'
import { redirectDocument } from 'react-router'
import { submitTo } from '../../api/form-action.ts'

/** The sums to choose from, in rials. */
export const offeredSums = [1_000_000, 2_000_000, 5_000_000, 10_000_000] as const

/** Starts a top-up and redirects the browser to the bank. */
export const topUp = submitTo(topUpWallet, {
  with: ({ text }) => ({
    amount: parseToman(text('other')) ?? (text('other') ? NaN : Number(text('amount'))),
  }),
  done: ({ redirect }) => redirectDocument(redirect),
})
