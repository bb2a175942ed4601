import { describe, expect, test } from 'vitest'
import { clockOf } from './clock.ts'
import { actOf } from './keys.ts'
import { isPoorConnection, qualitiesOf, rungFor } from './quality.ts'
import { playedIn, withStretch } from './ranges.ts'
import { nextSpeed, speedName } from './speeds.ts'
import { tenthsHeard } from './tenths.ts'

describe('what was played', () => {
  test('stretches that touch become one', () => {
    const played = withStretch(withStretch(withStretch([], [10, 20]), [30, 40]), [18, 30])
    expect(played).toEqual([[10, 40]])
    expect(withStretch(played, [0, 5])).toEqual([
      [0, 5],
      [10, 40],
    ])
    expect(withStretch(played, [7, 7])).toEqual(played)
    expect(playedIn(played, [0, 15])).toBe(5)
  })

  test('a tenth counts when half of it was played; one that was jumped over does not', () => {
    expect(tenthsHeard([[0, 4]], 100)).toEqual([])
    expect(tenthsHeard([[0, 5]], 100)).toEqual([1])
    expect(
      tenthsHeard(
        [
          [0, 10],
          [90, 100],
        ],
        100,
      ),
    ).toEqual([1, 10])
    expect(tenthsHeard([[0, 100]], 100)).toHaveLength(10)
  })

  test('where playing began again, what was left of the tenth is enough', () => {
    expect(tenthsHeard([[57, 60]], 100)).toEqual([])
    expect(tenthsHeard([[57, 60]], 100, 57)).toEqual([6])
    expect(tenthsHeard([[57, 58]], 100, 57)).toEqual([])
  })

  test('nothing counts before the length is known', () => {
    expect(tenthsHeard([[0, 5]], Number.NaN)).toEqual([])
    expect(tenthsHeard([[0, 5]], 0)).toEqual([])
  })
})

test('a place is said as a clock', () => {
  expect([0, 9.7, 725, 3729, Number.NaN].map(clockOf)).toEqual([
    '۰۰:۰۰:۰۰',
    '۰۰:۰۰:۰۹',
    '۰۰:۱۲:۰۵',
    '۰۱:۰۲:۰۹',
    '۰۰:۰۰:۰۰',
  ])
})

describe('quality', () => {
  const rungs = [
    { height: 720, bitrate: 2_000_000 },
    { height: 144, bitrate: 120_000 },
    { height: 360, bitrate: 600_000 },
  ]

  test('the line decides, and a poor one takes the lowest rung', () => {
    expect(rungFor('auto', rungs, false)).toBe(-1)
    expect(rungFor('auto', rungs, true)).toBe(1)
    expect(isPoorConnection({ effectiveType: '3g' })).toBe(true)
    expect(isPoorConnection({ saveData: true, effectiveType: '4g' })).toBe(true)
    expect(isPoorConnection({})).toBe(false)
  })

  test('a chosen height takes its rung, or the next one below', () => {
    expect(rungFor('720', rungs, true)).toBe(0)
    expect(rungFor('480', rungs, false)).toBe(2)
    expect(rungFor('100', rungs, false)).toBe(1)
  })

  test('what can be chosen, best first', () => {
    expect(qualitiesOf({ rungs, audioOnly: true })).toEqual(['auto', '720', '360', '144', 'sound'])
    expect(qualitiesOf({ rungs: [], audioOnly: false })).toEqual([])
  })
})

test('speeds go up and down by their steps', () => {
  expect(nextSpeed(1, 1)).toBe(1.25)
  expect(nextSpeed(1, -1)).toBe(0.75)
  expect(nextSpeed(3, 1)).toBe(3)
  expect(speedName(1.25)).toBe('۱٫۲۵×')
})

test('keys work in a Persian layout, and leave the rest alone', () => {
  const press = (code: string, key = code, shift = false) => actOf({ key, code, shift })
  expect(press('Space', ' ')).toEqual({ kind: 'toggle' })
  expect(press('KeyJ', 'ت')).toEqual({ kind: 'skip', seconds: -10 })
  expect(press('Digit4', '۴')).toEqual({ kind: 'tenth', tenth: 4 })
  expect(press('Period', '>', true)).toEqual({ kind: 'speed', direction: 1 })
  expect(press('Tab')).toBeNull()
  expect(press('KeyF', 'F', true)).toBeNull()
})
