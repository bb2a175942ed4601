import { expect, test } from 'vitest'
import { clocks } from '../../tools/checks/clocks.ts'
import { fakes } from '../../tools/checks/fakes.ts'
import { findingsOf } from './findings.ts'

test.each(['new Date()', 'Date.now()', 'const late = () => new Date(Date.now() + 1)'])(
  'a module that asks %s is told',
  async (code) => {
    expect(await findingsOf(clocks, { 'server/modules/live/webinar.ts': `\n${code}` })).toEqual([
      expect.stringContaining('server/modules/live/webinar.ts:2'),
    ])
  },
)

test('a module may make a date of a time it was given; a test and the platform may ask', async () => {
  const files = {
    'server/modules/live/webinar.ts': 'export const later = (now: Date) => new Date(now.getTime() + 1)',
    'server/modules/live/webinar.test.ts': 'new Date()',
    'server/modules/live/wait.ts': '// The queue keeps real time.\nconst soon = Date.now() + 1',
    'server/platform/clock.ts': 'export const clock = { now: () => new Date() }',
  }
  expect(await findingsOf(clocks, files)).toEqual([])
})

test.each(["vi.mock('./webinar.ts')", "vi.mock('#modules/live')", "vi.doMock('@arvand/persian/digits')"])(
  '%s is told',
  async (code) => {
    expect(await findingsOf(fakes, { 'server/a.test.ts': code })).toEqual([
      expect.stringContaining('which is ours'),
    ])
  },
)

test('the outside world may be faked', async () => {
  expect(await findingsOf(fakes, { 'server/a.test.ts': "vi.mock('nodemailer')\nvi.fn()" })).toEqual([])
})
