import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import { settleAllDue, settleTime } from './jobs.ts'

/** The ledger: whose money is where, and how it moved. */
export const walletModule = (parts: { db: Db; clock: Clock }): Module => ({
  name: 'wallet',
  workers: [
    worker(settleTime, (_, signal) => settleAllDue(parts, signal), { every: '* * * * *', atOnce: 1 }),
  ],
})
