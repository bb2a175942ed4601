import { expect, test } from 'vitest'
import { ReceptionLog } from './reception.ts'

test('missing packets are asked for again until they come', () => {
  const log = new ReceptionLog()
  expect([100, 101, 104].map((one) => log.add(one))).toEqual([true, true, true])
  expect(log.toAskFor(0)).toEqual([102, 103])
  expect(log.toAskFor(20)).toEqual([])
  expect(log.add(102)).toBe(true)
  expect(log.add(102)).toBe(false)
  expect(log.toAskFor(60)).toEqual([103])
})

test('a packet that never comes is given up', () => {
  const log = new ReceptionLog()
  log.add(1)
  log.add(3)
  const asks = Array.from({ length: 40 }, (_, at) => log.toAskFor(at * 50)).filter((one) => one.length > 0)
  expect(asks).toHaveLength(10)
})

test('numbers that start again at 0 are no loss', () => {
  const log = new ReceptionLog()
  for (let at = 65_500; at < 65_600; at++) log.add(at & 0xffff)
  expect(log.toAskFor(0)).toEqual([])
  expect(log.reception(5, 0)).toMatchObject({ ssrc: 5, fractionLost: 0, lost: 0, highestSequence: 65_599 })
})

test('a report tells the loss since the last one, and when the last sender report came', () => {
  const log = new ReceptionLog()
  expect(log.reception(5, 0)).toBeNull()
  for (const one of [1, 2, 4]) log.add(one)
  log.heardReport({ ssrc: 5, timestamp: 0, shortTime: 77, packet: Buffer.alloc(0) }, 1_000)
  expect(log.reception(5, 3_500)).toMatchObject({
    fractionLost: 0.25,
    lost: 1,
    lastReport: 77,
    sinceReport: 2.5,
  })
  for (const one of [5, 6]) log.add(one)
  expect(log.reception(5, 4_000)).toMatchObject({ fractionLost: 0, lost: 1 })
})

test('a jump far ahead is a new beginning, nothing to ask for', () => {
  const log = new ReceptionLog()
  log.add(1)
  log.add(5_000)
  expect(log.toAskFor(0)).toEqual([])
})
