import { expect, test } from 'vitest'
import { carriedIn, LineLook } from './line-look.ts'

/** Looks at a line in a row, each with as many of 1,000 packets missed; the judgements. */
function looks(line: LineLook, ...missed: readonly number[]): boolean[] {
  let all = { came: 0, missed: 0 }
  line.beginAnew()
  return missed.map((more) => {
    all = { came: all.came + 1_000 - more, missed: all.missed + more }
    line.look(all)
    return line.isPoor
  })
}
const good = (times: number) => Array.from({ length: times }, () => 5)

test('packets of all that comes are counted, and those that were asked for again or never came', () => {
  const report = new Map(
    [
      { type: 'inbound-rtp', packetsReceived: 900, packetsLost: 3, nackCount: 40 },
      // Packets that came twice count against those that were lost.
      { type: 'inbound-rtp', packetsReceived: 100, packetsLost: -2 },
      { type: 'outbound-rtp', packetsSent: 5_000, nackCount: 70 },
    ].map((one, at) => [String(at), one]),
  )
  expect(carriedIn(report)).toEqual({ came: 1_000, missed: 43 })
})

test('a line is poor once it loses a tenth for two looks in a row; a bad moment is none', () => {
  expect(looks(new LineLook(), 0, 30, 400, 20, 150, 150)).toEqual([false, false, false, false, false, true])
})

test('it is good again after six good looks, and is waited for longer each time that it falls back', () => {
  const line = new LineLook()
  expect(looks(line, 150, 150, ...good(5)).at(-1)).toBe(true)
  expect(looks(line, ...good(6)).at(-1)).toBe(false)
  expect(looks(line, 150, 150, ...good(11)).at(-1)).toBe(true)
  expect(looks(line, ...good(12)).at(-1)).toBe(false)
})

test('where nothing comes, nothing is learned', () => {
  const line = new LineLook()
  for (let at = 1; at <= 5; at++) line.look({ came: at, missed: at * 20 })
  expect(line.isPoor).toBe(false)
})
