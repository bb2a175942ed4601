import { expect, test } from 'vitest'
import { clocks } from '../../tools/checks/clocks.ts'
import { fakes } from '../../tools/checks/fakes.ts'
import { terminal } from '../../tools/checks/terminal.ts'
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

test.each([
  ['server/start/listen.ts', "const step = 'آروند آماده است'"],
  ['server/backup.ts', 'const done = `پشتیبان ${name}`'],
  ['server/platform/mail.ts', "throw new StartupError('no-mail', isOff ? 'ایمیل خاموش است' : '')"],
  ['server/platform/mail.ts', "place.say('ایمیل فرستاده شد')"],
  ['server/modules/live/module.ts', "console.error('کلاس برگزار نشد')"],
])('Persian that %s writes to a terminal is told', async (file, code) => {
  expect(await findingsOf(terminal, { [file]: code })).toEqual([expect.stringContaining('write English')])
})

test('Persian stays in answers and messages, and in what the database is asked', async () => {
  const files = {
    'server/platform/mail.ts': "send({ subject: 'کد شما' })",
    'server/start/connect-database.ts': 'pool.query("select show_trgm(\'سلام\')")',
    'server/start/start.test.ts': "say('سلام')",
  }
  expect(await findingsOf(terminal, files)).toEqual([])
})
