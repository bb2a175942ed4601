import type { About, TransactionKind } from '@arvand/contracts/wallet'
import { lens, type Tables } from '#platform/database'

type WalletTables = Tables<
  'wallet' | 'identity.contacts',
  {
    'wallet.transactions': { kind: TransactionKind; about: About }
    'wallet.holds': { about: About }
  }
>

/** This module's view of the database. */
export const wallet = lens<WalletTables>()

export type AccountRow = WalletTables['wallet.accounts']
