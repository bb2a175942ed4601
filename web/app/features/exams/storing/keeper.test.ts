import type { Attempt } from '@arvand/contracts/exams'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome, Refusal } from '../../../api/refusal.ts'
import { openKeeper } from './keeper.ts'
import { firstKept, type KeptAttempt } from './kept-attempt.ts'
import type { Saved } from './sender.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const attempt = {
  ...{ id: 'attempt', sequence: 0, receipt: null, answers: {}, flagged: [] },
  questions: [{ id: 'one' }, { id: 'two' }],
} as unknown as Attempt

const refused = (part: Partial<Refusal>): Outcome<Saved> => ({
  refusal: { code: 'network', status: 0, message: '', ...part } as Refusal,
})

/** A server of two questions; `refusals` come first, one for each save. */
function aBench(refusals: (Outcome<Saved> | Error)[] = [], { secondsLeft = 3600, tookMs = 0 } = {}) {
  const endsAt = performance.now() + secondsLeft * 1000
  const log: string[] = []
  const disk: KeptAttempt[] = []
  const keeper = openKeeper({
    kept: firstKept(attempt, 'person'),
    store: {
      async write(kept) {
        disk.push(kept)
        log.push('disk')
      },
    },
    onChange: () => undefined,
    msLeft: () => endsAt - performance.now(),
    async send({ sequence, answers }) {
      const told = answers.map(({ questionId, value }) => `${questionId}=${String(value)}`)
      log.push(`save ${sequence}: ${told.join(' ')}`)
      if (tookMs > 0) await new Promise((done) => setTimeout(done, tookMs))
      const refusal = refusals.shift()
      if (refusal instanceof Error) throw refusal
      if (refusal) return refusal
      const saved = answers.map((answer) => ({ ...answer, savedAt: '2026-11-26T00:00:00Z' }))
      const times = { serverTime: '2026-11-26T00:00:00Z', endsAt: '2026-11-26T01:00:00Z' }
      return { answer: { saved, sequence, receipt: `receipt ${sequence}`, ...times } }
    },
  })
  const saves = () => log.filter((line) => line.startsWith('save'))
  return { keeper, log, disk, saves }
}
const give = (bench: ReturnType<typeof aBench>, questionId: string, value: string) =>
  bench.keeper.give(questionId, { value, flagged: false })

test('what is given is on the disk before it is sent, and the last of several answers is sent once', async () => {
  const bench = aBench()
  give(bench, 'one', 'a')
  give(bench, 'one', 'b')
  await vi.advanceTimersByTimeAsync(500)
  expect(bench.saves()).toEqual([])
  expect(bench.disk.at(-1)?.waiting).toEqual({ one: { value: 'b', flagged: false } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(bench.saves()).toEqual(['save 1: one=b'])
  expect(bench.log.indexOf('save 1: one=b')).toBeGreaterThan(bench.log.indexOf('disk'))
  expect(bench.keeper.state()).toMatchObject({ isOnDisk: true, kept: { receipt: 'receipt 1', waiting: {} } })
})

test('a cut line sends the same save again, word for word, and what was given since comes after it', async () => {
  const bench = aBench([refused({}), refused({})])
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(bench.keeper.state().isCut).toBe(true)
  give(bench, 'one', 'b')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(bench.saves()).toEqual(['save 1: one=a', 'save 1: one=a', 'save 1: one=a', 'save 2: one=b'])
  expect(bench.keeper.state()).toMatchObject({ isCut: false, kept: { sequence: 2, sending: null } })
})

test('an answer that is refused is set aside alone; the others are sent', async () => {
  const wrong = refused({ code: 'exams.not-an-answer', status: 422 })
  const bench = aBench([wrong, wrong])
  give(bench, 'one', 'wrong')
  give(bench, 'two', 'right')
  await vi.advanceTimersByTimeAsync(5000)
  expect(bench.saves()).toEqual(['save 1: one=wrong two=right', 'save 1: one=wrong', 'save 1: two=right'])
  expect(bench.keeper.state().kept.aside).toMatchObject([
    { questionId: 'one', value: 'wrong', why: 'refused' },
  ])
})

test('a save over time ends it, and what was not sent stays', async () => {
  const bench = aBench([refused({ code: 'exams.time-over', status: 409 })])
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  give(bench, 'two', 'late')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bench.saves()).toEqual(['save 1: one=a'])
  expect(bench.keeper.state()).toMatchObject({ ending: 'time-over', kept: { sending: null } })
  expect(bench.keeper.state().kept.aside).toMatchObject([{ questionId: 'one', value: 'a', why: 'closed' }])
})

test('what waits is sent after the end too, because an exam may count it', async () => {
  const over = refused({ code: 'exams.time-over', status: 409 })
  const bench = aBench([refused({}), over, over])
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  give(bench, 'two', 'b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bench.saves()).toEqual(['save 1: one=a', 'save 1: one=a', 'save 1: two=b'])
  expect(bench.keeper.state()).toMatchObject({ ending: 'time-over', kept: { waiting: {} } })
})

test('an answer to a section that was left is put aside alone, and the others go on', async () => {
  const over = refused({ code: 'exams.section-over', status: 409 })
  const bench = aBench([over, over])
  give(bench, 'one', 'a')
  give(bench, 'two', 'b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(bench.saves()).toEqual(['save 1: one=a two=b', 'save 1: one=a', 'save 1: two=b'])
  expect(bench.keeper.state()).toMatchObject({ ending: null, kept: { sequence: 1 } })
  expect(bench.keeper.state().kept.aside).toMatchObject([{ questionId: 'one', why: 'closed' }])
})

test('an answer that another device gave later stays, and the older one is set aside', async () => {
  const current = { sequence: 1, receipt: 'receipt 1', answers: { one: 'theirs' }, flagged: [] }
  const bench = aBench([refused({ code: 'exams.save-behind', status: 409, current })])
  give(bench, 'one', 'mine')
  give(bench, 'two', 'mine too')
  await vi.advanceTimersByTimeAsync(5000)
  expect(bench.saves().at(-1)).toBe('save 2: two=mine too')
  const { kept } = bench.keeper.state()
  expect(kept.stored.one?.value).toBe('theirs')
  expect(kept.aside).toMatchObject([{ questionId: 'one', value: 'mine', why: 'newer-elsewhere' }])
})

test('who hands in waits until all was sent', async () => {
  const bench = aBench([refused({})])
  give(bench, 'one', 'a')
  let isFlushed = false
  void bench.keeper.flush().then(() => {
    isFlushed = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(isFlushed).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(isFlushed).toBe(true)
  expect(bench.saves()).toHaveLength(2)
})

test('a call that fails in an unforeseen way is a cut line, and the same save is sent again', async () => {
  const bench = aBench([new Error('a body that cannot be read')])
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(bench.keeper.state()).toMatchObject({ isCut: true, isSending: false })
  await vi.advanceTimersByTimeAsync(3000)
  expect(bench.saves()).toEqual(['save 1: one=a', 'save 1: one=a'])
  expect(bench.keeper.state()).toMatchObject({ isCut: false, kept: { waiting: {}, sending: null } })
})

test('an option that is chosen within the last second leaves at once', async () => {
  const bench = aBench([], { secondsLeft: 0.8 })
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(0)
  expect(bench.saves()).toEqual(['save 1: one=a'])
})

test('who writes without a pause until the end is saved as far as the line is quick', async () => {
  const bench = aBench([], { secondsLeft: 6, tookMs: 300 })
  for (let letters = 1; letters <= 60; letters += 1) {
    give(bench, 'one', String(letters))
    await vi.advanceTimersByTimeAsync(100)
  }
  // The last one was given 0.1 seconds before the end; one save was on its way, and the next takes up all since.
  await vi.advanceTimersByTimeAsync(300)
  const saves = bench.saves()
  expect(saves[0]).toBe('save 1: one=10')
  expect(saves.at(-1)).toBe(`save ${saves.length}: one=60`)
  expect(saves.length).toBeLessThan(20)
})

test('what came late says by how long, and a section that was left says nothing of it', async () => {
  const over = refused({ code: 'exams.time-over', status: 409 })
  const bench = aBench([refused({}), over], { secondsLeft: 1 })
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(60_000)
  const [late] = bench.keeper.state().kept.aside
  expect(late?.lateMs).toBe(1000)
  const left = aBench([refused({ code: 'exams.section-over', status: 409 })])
  give(left, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(left.keeper.state().kept.aside).toEqual([
    { questionId: 'one', value: 'a', flagged: false, why: 'closed' },
  ])
})

test('after an end that was put off it goes on, and what came late is sent again', async () => {
  const over = refused({ code: 'exams.time-over', status: 409 })
  const bench = aBench([over])
  give(bench, 'one', 'a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(bench.keeper.state()).toMatchObject({ ending: 'time-over', kept: { aside: [{ why: 'closed' }] } })
  const sections = [
    { state: 'left', questionIds: ['zero'] },
    { state: 'open', questionIds: ['one', 'two'] },
  ]
  bench.keeper.goOn({ ...attempt, sections } as unknown as Attempt)
  await vi.advanceTimersByTimeAsync(0)
  expect(bench.saves()).toEqual(['save 1: one=a', 'save 1: one=a'])
  expect(bench.keeper.state()).toMatchObject({ ending: null, kept: { sequence: 1, waiting: {}, aside: [] } })
})
