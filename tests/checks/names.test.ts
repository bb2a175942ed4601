import { expect, test } from 'vitest'
import { doors } from '../../tools/checks/doors.ts'
import { names } from '../../tools/checks/names.ts'
import { findingsOf } from './findings.ts'

test.each([
  'server/modules/identity/make-manager.ts',
  'server/modules/identity/migrations/20261120T0900-people.sql',
  'server/modules/identity/README.md',
  'web/app/frames/manager-frame.tsx',
  'web/app/entry.server.tsx',
  'web/vite.config.ts',
  '.ci/run',
  '.env.example',
])('%s is a good name', async (file) => {
  expect(await findingsOf(names, { [file]: '' })).toEqual([])
})

test.each([
  ['server/utils.ts', 'say what it is'],
  ['server/date-helpers.ts', 'say what it is'],
  ['web/app/common/button.tsx', 'say what it is'],
  ['server/misc.ts', 'say what it is'],
  ['server/session-manager.ts', 'say what it is'],
  ['server/base.ts', 'say what it is'],
  ['server/sign-in-new.ts', 'mend the old one'],
  ['web/app/ui/DateField.tsx', 'not kebab-case'],
  ['server/date_field.ts', 'not kebab-case'],
])('%s is refused', async (file, sentence) => {
  expect(await findingsOf(names, { [file]: '' })).toEqual([expect.stringContaining(sentence)])
})

test.each([
  ['class SessionManager {}', 'class SessionManager'],
  ['class BaseCommand {}', 'class BaseCommand'],
  ['@sealed class Seat {}', 'a decorator'],
  ['class Seat { @field number = 1 }', 'a decorator'],
  ['enum State { open }', 'an enum'],
])('%s is refused', async (code, sentence) => {
  expect(await findingsOf(names, { 'server/seat.ts': code })).toEqual([expect.stringContaining(sentence)])
})

const passesOn = "export { a } from './a.ts'\nexport { b } from './b.ts'\n"

test('doors may pass on', async () => {
  const files = {
    'server/modules/live/index.ts': passesOn,
    'server/modules/live/pure.ts': passesOn,
    'web/app/features/live/index.ts': passesOn,
    'server/platform/database.ts': passesOn,
    'server/platform/database/a.ts': '',
  }
  expect(await findingsOf(doors, files)).toEqual([])
})

test('other barrels are refused', async () => {
  const files = {
    'server/modules/live/routes/index.ts': passesOn,
    'web/app/ui/pieces.ts': passesOn,
    'persian/all.ts': "export * from './digits.ts'\n",
  }
  expect(await findingsOf(doors, files)).toEqual([
    expect.stringContaining('persian/all.ts:1 export *'),
    expect.stringContaining('server/modules/live/routes/index.ts:1 index.ts is the name of a door'),
    expect.stringContaining('server/modules/live/routes/index.ts:1 a barrel'),
    expect.stringContaining('web/app/ui/pieces.ts:1 a barrel'),
  ])
})
