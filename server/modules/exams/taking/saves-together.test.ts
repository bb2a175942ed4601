import * as taken from '@arvand/contracts/panel/exams'
import { checkReceipts, type ReceiptedSave, type ReceiptKeySet } from '@arvand/contracts/receipts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { exams } from '../tables.ts'
import { receiptKeysOf } from './receipts.ts'
import { anywhere } from './sections.ts'
import { storeSaves } from './store-saves.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let twin: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  twin = await anAppOn(arvand.database, configFor(arvand.database))
  bench = await openExamsBench(arvand)
})
afterAll(async () => {
  await twin.close()
  await arvand.close()
})

interface Seat {
  readonly learner: TestPerson
  readonly attemptId: string
  readonly questionId: string
}

async function seats(count: number): Promise<Seat[]> {
  const { examId, questionIds } = await bench.anExam(['shortAnswer'])
  const [questionId = ''] = questionIds
  return Promise.all(
    Array.from({ length: count }, async () => {
      const learner = await bench.aLearner()
      return { learner, questionId, attemptId: (await bench.start(examId, learner)).answer.attempt.id }
    }),
  )
}

const save = (
  app: TestApp,
  { learner, attemptId, questionId }: Seat,
  sequence: number,
  value: string,
  previousReceipt?: string,
) => {
  const answers = [{ questionId, value, flagged: false }]
  return app.call(taken.saveExam, { attemptId, sequence, answers, previousReceipt } as never, learner)
}

test('saves that reach two processes by turns, and some of them both at once, are one chain with one receipt each', async () => {
  const chains = await Promise.all(
    (await seats(8)).map(async (seat, at) => {
      const saves: ReceiptedSave[] = []
      for (let sequence = 1; sequence <= 6; sequence += 1) {
        const value = `پاسخ ${sequence}`
        const apps = sequence % 3 === 0 ? [arvand, twin] : [(at + sequence) % 2 === 0 ? arvand : twin]
        const told = await Promise.all(
          apps.map((app) => save(app, seat, sequence, value, saves.at(-1)?.receipt)),
        )
        const receipts = new Set(told.map(({ answer }) => answer.receipt))
        expect(receipts.size).toBe(1)
        const answers = [{ questionId: seat.questionId, value, flagged: false }]
        saves.push({ sequence, answers, receipt: [...receipts].join() })
      }
      return { attemptId: seat.attemptId, saves }
    }),
  )
  const keys: ReceiptKeySet = JSON.parse(
    (await arvand.app.inject({ url: '/.well-known/arvand-receipts.json' })).body,
  )
  const checked = (await Promise.all(chains.map((chain) => checkReceipts(chain, keys)))).flat()
  expect(checked.filter(({ fault, isAfterGap }) => fault !== null || isAfterGap)).toEqual([])
  expect(checked).toHaveLength(48)
})

test('of two answers that reach two processes as the same save one is stored, and the other is told which', async () => {
  const [seat] = (await seats(1)) as [Seat]
  const told = await Promise.all([save(arvand, seat, 1, 'سعدی'), save(twin, seat, 1, 'حافظ')])
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stored = told.find(({ status }) => status === 200)?.answer.saved[0]?.value
  const refused = told.find(({ status }) => status === 409)?.problem
  expect(refused).toMatchObject({
    code: 'exams.save-behind',
    current: { sequence: 1, answers: { [seat.questionId]: stored } },
  })
})

test('of saves that arrive together each gets its own answer, whatever is wrong with those beside it', async () => {
  const all = await seats(6)
  const [good, silent, again, ahead, forked, handedIn] = all as [Seat, Seat, Seat, Seat, Seat, Seat]
  const first = await Promise.all(all.map((seat) => save(arvand, seat, 1, 'سعدی')))
  const receipts = first.map(({ answer }) => answer.receipt)
  await bench.submit(handedIn.attemptId, handedIn.learner)
  const told = await Promise.all([
    save(arvand, good, 2, 'حافظ', receipts[0]),
    // It does not say which save it follows.
    save(arvand, silent, 2, 'حافظ'),
    save(arvand, again, 1, 'سعدی'),
    save(arvand, ahead, 3, 'حافظ', receipts[3]),
    save(arvand, forked, 2, 'حافظ', receipts[0]),
    save(arvand, handedIn, 2, 'حافظ', receipts[5]),
  ])
  expect(told.map(({ status, problem }) => (status === 200 ? 'stored' : problem.code))).toEqual([
    ...['stored', 'stored', 'stored', 'exams.save-ahead', 'exams.save-behind', 'exams.submitted'],
  ])
  expect(told[2]?.answer.receipt).toBe(receipts[2])
})

test('a save whose attempt somebody holds waits alone, and those that came with it are stored', async () => {
  const all = await seats(4)
  const [held, good, silent, ahead] = all as [Seat, Seat, Seat, Seat]
  const receipts = await Promise.all(
    all.map(async (seat) => (await save(arvand, seat, 1, 'سعدی')).answer.receipt),
  )
  const busy = await arvand.database.pool.connect()
  await busy.query('begin')
  await busy.query('select 1 from exams.attempt_heads where attempt_id = $1 for update', [held.attemptId])
  let isAnswered = false
  const waiting = save(arvand, held, 2, 'حافظ', receipts[0]).finally(() => {
    isAnswered = true
  })
  const twice = save(arvand, held, 3, 'مولوی')
  const told = await Promise.all([
    save(arvand, good, 2, 'حافظ', receipts[1]),
    save(arvand, silent, 2, 'حافظ'),
    save(arvand, ahead, 4, 'حافظ', receipts[3]),
  ])
  expect(told.map(({ status }) => status)).toEqual([200, 200, 409])
  expect(isAnswered).toBe(false)
  const waits = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await busy.query(waits)).rows.length).toBe(1)
  expect((await save(arvand, good, 3, 'مولوی', told[0]?.answer.receipt)).status).toBe(200)
  await busy.query('commit')
  busy.release()
  expect((await waiting).status).toBe(200)
  // Sent before the one that it follows was answered, and stored behind it.
  expect((await twice).status).toBe(200)
})

test('heads are held in the order of their ids, whichever save came first, so that no extension waits in a circle', async () => {
  const all = (await seats(2)).toSorted((one, other) => (one.attemptId < other.attemptId ? 1 : -1))
  const [later, sooner] = all as [Seat, Seat]
  const heads = `select 1 from exams.attempt_heads where attempt_id = $1 for update`
  const busy = await arvand.database.pool.connect()
  await busy.query('begin')
  await busy.query(heads, [sooner.attemptId])
  const { rows: sessions } = await arvand.database.pool.query(
    'select session_id from exams.attempt_heads where attempt_id = any($1::uuid[]) order by attempt_id desc',
    [all.map(({ attemptId }) => attemptId)],
  )
  const following = all.map(({ attemptId, questionId, learner }, at) => ({
    save: {
      ...{ attemptId, personId: learner.id, sessionId: sessions[at].session_id, sequence: 1 },
      ...{ answers: [{ questionId, value: 'سعدی', flagged: false }], previousReceipt: undefined },
      ...{ places: anywhere, fingerprint: Buffer.from(attemptId), at: arvand.platform.clock.now() },
    },
    previous: null,
  }))
  const stored = transaction(arvand.platform.db, async (tx) => {
    // As the tables of an exam night are read: one head after the other, by its id.
    await sql`set local enable_mergejoin = off`.execute(exams(tx))
    await sql`set local enable_hashjoin = off`.execute(exams(tx))
    await sql`set local enable_seqscan = off`.execute(exams(tx))
    return storeSaves(tx, receiptKeysOf('s'.repeat(32)), following)
  })
  const waits = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await expect.poll(async () => (await busy.query(waits)).rows.length).toBe(1)
  // It waits for the first and holds nothing behind it.
  await busy.query(`${heads} nowait`, [later.attemptId])
  await busy.query('commit')
  busy.release()
  expect((await stored).size).toBe(2)
})
