import { expect, test } from 'vitest'
import { contracts } from '../../tools/checks/contracts.ts'
import { words } from '../../tools/checks/words.ts'
import { findingsOf } from './findings.ts'

const endpoint = `export const login = endpoint({
  service: 'panel', method: 'POST', path: 'login', access: 'public',
  prose: 'Signs a person in.', reply, errors: ['identity.wrong'],
})`
const table = `export const identityErrors = {
  'identity.wrong': { status: 422, sentence: 'نام یا رمز درست نیست. دوباره بنویسید.' },
} as const satisfies ErrorTable`
const routes = `import { login } from '@arvand/contracts/panel/identity'
export const routes = [route(login, ({ input }) => logIn(input))]`

const good = {
  'contracts/panel/identity.ts': endpoint,
  'contracts/errors/identity.ts': table,
  'server/modules/identity/routes/panel.ts': routes,
}
const broken = (file: keyof typeof good, from: string, to: string) => {
  expect(good[file]).toContain(from)
  return findingsOf(contracts, { ...good, [file]: good[file].replace(from, to) })
}

test('an endpoint that one module serves passes', async () => {
  expect(await findingsOf(contracts, good)).toEqual([])
})

test('what endpoints have in common may be spread', async () => {
  const common = "const doors = { service: 'panel', method: 'POST', access: 'public' } as const\n"
  const written = endpoint.replace(
    "service: 'panel', method: 'POST', path: 'login', access: 'public'",
    "...doors, path: 'login'",
  )
  const files = { ...good, 'contracts/panel/identity.ts': common + written }
  expect(await findingsOf(contracts, files)).toEqual([])
  const other = { ...files, 'contracts/panel/identity.ts': common.replace('panel', 'home') + written }
  expect(await findingsOf(contracts, other)).toEqual([expect.stringContaining('of service «home»')])
})

test('the contract may be imported whole', async () => {
  const file = 'server/modules/identity/routes/panel.ts'
  const whole = routes.replace('{ login }', '* as panel').replace('(login', '(panel.login')
  expect(await findingsOf(contracts, { ...good, [file]: whole })).toEqual([])
})

test('an endpoint that nobody serves, or two, is told', async () => {
  const file = 'server/modules/identity/routes/panel.ts'
  expect(await broken(file, 'route(login', 'other(login')).toEqual([
    'contracts/panel/identity.ts:1 login is served by no module',
  ])
  const twice = { ...good, 'server/modules/live/routes/panel.ts': routes }
  expect(await findingsOf(contracts, twice)).toEqual([
    'contracts/panel/identity.ts:1 login is served twice: server/modules/identity/routes/panel.ts:2, server/modules/live/routes/panel.ts:2',
  ])
})

test('two endpoints with one address are told', async () => {
  const [twin, route] = [endpoint.replace('login =', 'enter ='), routes.replaceAll('login', 'enter')]
  const files = { ...good, 'contracts/panel/live.ts': twin }
  const served = {
    ...files,
    'server/modules/live/routes/panel.ts': route.replace('panel/identity', 'panel/live'),
  }
  expect(await findingsOf(contracts, served)).toEqual([
    'contracts/panel/live.ts:1 enter has the address of login (panel POST login)',
  ])
})

test.each([
  ["'identity.wrong'", "'identity.unknown'", 'login gives identity.unknown, which no table holds'],
  ["['identity.wrong']", "['identity.wrong', 'identity.wrong']", 'lists identity.wrong twice'],
  ["service: 'panel'", "service: 'home'", 'of service «home» in the folder panel'],
  ["path: 'login'", "path: '/login'", 'is not a path'],
  ["path: 'login'", "path: 'manage/login'", 'the access of managers'],
  ["access: 'public'", "access: 'manager'", 'needs a scope'],
  ["method: 'POST'", "method: 'GET'", 'panel is POST'],
  ["'Signs a person in.'", "''", 'no sentence of prose'],
])('an endpoint with %s → %s is told', async (from, to, sentence) => {
  expect((await broken('contracts/panel/identity.ts', from, to)).join('\n')).toContain(sentence)
})

test.each([
  ['دوباره بنویسید.', 'دوباره بنویسید', 'ends with a full stop'],
  ['نام یا رمز درست نیست. دوباره بنویسید.', 'Wrong name.', 'not a Persian sentence'],
  ['نام یا رمز', 'password', 'Latin words: password'],
  ['درست نیست', 'می شود 3', '«می»'],
  ['درست نیست', 'شد 3', 'Latin digits'],
  ['status: 422, ', '', 'no status'],
  ["'identity.wrong': {", "'live.wrong': {", 'starts with identity.'],
  [/sentence:.* }/.exec(table)?.[0] ?? '', '}', 'no sentence'],
])('a code with «%s» → «%s» is told', async (from, to, sentence) => {
  expect((await broken('contracts/errors/identity.ts', from, to)).join('\n')).toContain(sentence)
})

test('a code of two tables is told', async () => {
  const files = { ...good, 'contracts/errors/live.ts': table }
  expect((await findingsOf(contracts, files)).join('\n')).toContain('is also in contracts/errors/identity.ts')
})

test('every word of a folder has its Persian', async () => {
  const files = { ...good, 'web/app/features/home/routes.ts': '', 'contracts/endpoint.ts': '' }
  expect(await findingsOf(words, files)).toEqual(['docs/words.md:1 is missing'])
  const glossary = '| word | فارسی |\n|---|---|\n| `identity` | هویت |\n| home | home |\n'
  expect(await findingsOf(words, { ...files, 'docs/words.md': glossary })).toEqual([
    'docs/words.md:1 has no row for «home» (web/app/features/home/routes.ts)',
  ])
  const whole = `${glossary}| home | خانه |\n`
  expect(await findingsOf(words, { ...files, 'docs/words.md': whole })).toEqual([])
})

const deep = {
  ...good,
  'contracts/errors/identity.ts': table.replace(
    '} as const',
    "  'identity.gone': { status: 404, sentence: 'این حساب پیدا نشد. دوباره وارد شوید.' },\n} as const",
  ),
  'server/modules/identity/routes/panel.ts': `import { login } from '@arvand/contracts/panel/identity'
import { logIn } from '../log-in.ts'
export const routes = [route(login, ({ input }) => logIn(input))]`,
  'server/modules/identity/whose.ts': `export const whyNotEnter = (one: Row): 'identity.gone' | null => (one.gone ? 'identity.gone' : null)
export const needRow = (id: string) => rows.get(id) ?? refuse('identity.gone')`,
}
const logIn = (body: string) => ({
  ...deep,
  'server/modules/identity/log-in.ts': `import { needRow, whyNotEnter } from './whose.ts'\n${body}`,
})
const told = (line: string) => [
  `contracts/panel/identity.ts:1 login may give identity.gone (server/modules/identity/${line}), which it does not list`,
]

test.each([
  ['a function that it calls', 'export const logIn = (ask) => needRow(ask.id)', 'whose.ts:2'],
  ['a verdict', 'export const logIn = (ask) => refuseIf(whyNotEnter(ask))', 'log-in.ts:2'],
  [
    'a verdict that is kept first',
    'export function logIn(ask) { const verdict = whyNotEnter(ask); if (verdict) refuse(verdict) }',
    'log-in.ts:2',
  ],
])('a code of %s is told where the contract does not list it', async (_, body, line) => {
  expect(await findingsOf(contracts, logIn(body))).toEqual(told(line))
})

test('a refusal that is caught and looked at goes no further', async () => {
  const body = `export function logIn(ask) {
  try { return needRow(ask.id) } catch (error) { if (!(error instanceof Refusal)) throw error }
}`
  expect(await findingsOf(contracts, logIn(body))).toEqual([])
})
