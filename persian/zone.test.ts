import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallTimeOf } from './zone.ts'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tehran',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const two = (number: number) => String(number).padStart(2, '0')

function shown(time: number): string {
  const { day, hour, minute, second } = wallTimeOf(time)
  return `${day} ${two(hour)}:${two(minute)}:${two(second)}`
}

test('Tehran reads the same by arithmetic as by a clock', () => {
  const years = { min: Date.UTC(1975, 0, 1), max: Date.UTC(2105, 0, 1) }
  fc.assert(
    fc.property(fc.integer(years), (time) => {
      expect(shown(time)).toBe(clock.format(time))
    }),
    { numRuns: 2_000 },
  )
})

test('on the days when clocks change it follows them to the second', () => {
  for (const around of ['1991-05-02', '2008-03-20', '2008-09-20', '2022-03-21', '2022-09-21', '2026-03-21']) {
    const noon = Date.parse(`${around}T12:00:00Z`)
    for (let time = noon; time < noon + 86_400_000; time += 299_000)
      expect(shown(time)).toBe(clock.format(time))
  }
})
