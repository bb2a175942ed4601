import { deepEqual } from 'node:assert/strict'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { checkLedger } from './check-ledger.ts'
import { post } from './post.ts'

export { proveAllBooks, settleAllDue } from './jobs.ts'
export { wallet } from './tables.ts'

/** Gives a person credit, through the ledger; `expiresAt` where it is to expire. */
export async function aWallet(
  { platform: { db, clock } }: Pick<TestApp, 'platform'>,
  personId: string,
  rials: number,
  { expiresAt }: { expiresAt?: Date } = {},
): Promise<void> {
  const movement = {
    cause: `test:${newId()}`,
    kind: 'credit',
    about: { title: null },
    entries: [
      { account: { kind: 'person', ownerId: personId }, amount: rials, ...(expiresAt ? { expiresAt } : {}) },
      { account: { kind: 'system', name: 'gifts' }, amount: -rials },
    ],
  } as const
  await transaction(db, (tx) => post(tx, clock, movement))
}

/** Closes the app of a test; fails when its books are wrong. */
export async function closeInBalance(arvand: Pick<TestApp, 'platform' | 'close'>): Promise<void> {
  const { faults } = await checkLedger(arvand.platform.db)
  await arvand.close()
  deepEqual(faults, [])
}
