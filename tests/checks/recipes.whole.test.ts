import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters as plain, promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandChecks, fileChecks } from '../../tools/checks.ts'
import { openTree, type Tree } from '../../tools/tree.ts'
import { commandsOf, follow, linesOf, placesOf, type Step, stepsOf, treeAfter } from './follow-page.ts'

const root = join(import.meta.dirname, '../..')
const page = 'docs/house.md'
/** A time later than that of every frozen migration; each migration of the page is a minute after the one before. */
let minute = 2300
const nextTime = () => `29991231T${minute++}`

let tree: Tree
let steps: ReturnType<typeof stepsOf>
let written: Map<string, string>
let whole: Tree
beforeAll(() => {
  tree = openTree(root)
  steps = stepsOf(tree.text(page).replaceAll('YYYYMMDDTHHMM', nextTime))
  written = follow(steps, tree)
  whole = treeAfter(tree, written)
})

/** Whether a finding concerns the page's module or a file that the page changes; other findings are ignored. */
const isOurs = (file: string, sentence: string) =>
  (written.has(file) && !file.endsWith('.md')) || /quotes|quoteBook/.test(sentence)

test.each([
  ['An endpoint', 4],
  ['A screen', 4],
])('%s takes at most %i places', (recipe, most) => {
  const places = placesOf(steps, recipe)
  expect(places.length).toBeGreaterThan(2)
  expect(places.length).toBeLessThanOrEqual(most)
})

const isTest = ({ file }: Step) => /\.(test|spec)\.tsx?$/.test(file)

test.each([
  'A notice type',
  'An audited act',
  'Graded work',
  'The agenda',
  'A listener',
  'A use of files',
  'A live topic',
  'A table to export',
  'Filling the demo',
  'A journey',
])('«%s» takes at most 25 lines', (recipe) => {
  const own = steps.filter((step) => step.recipe === recipe)
  const lines = linesOf(recipe === 'A journey' ? own : own.filter((step) => !isTest(step)))
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThanOrEqual(25)
})

test('six endpoints and four screens of a module: 16 files and 350 lines that are no substance', () => {
  const substance =
    /^contracts\/panel\/|migrations\/|quote(-queries)?\.ts$|keep-quote\.ts$|\.tsx$|\/words\.ts$/
  const around = steps.filter((step) => step.file !== '' && !isTest(step) && !substance.test(step.file))
  const [module, endpoint, screen] = ['A module', 'An endpoint', 'A screen'].map((name) =>
    around.filter(({ recipe }) => recipe === name),
  ) as [Step[], Step[], Step[]]
  const files = new Set([...module, ...endpoint, ...screen].map(({ file }) => file)).size
  // The module of the page has two endpoints and one screen already.
  const lines = linesOf(module) + 4 * linesOf(endpoint) + 3 * linesOf(screen)
  console.log(`a module with six endpoints and four screens: ${files} files, ${lines} lines of registration`)
  expect(files).toBeLessThanOrEqual(16)
  expect(lines).toBeLessThanOrEqual(350)
})

test('two people who add two modules meet in two sources', () => {
  const met = placesOf(steps, 'A module').filter((file) => tree.has(file))
  expect(met).toEqual(['docs/words.md', 'contracts/errors/tables.ts', 'server/modules.ts'])
})

/** An extra test, not on the page, that renders the page's screens by themselves. */
const shown = `
import { BookHeart } from 'lucide-react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { lessonKindOf } from '../../lesson-kinds.ts'
import { sellableOf } from '../../sellables.ts'
import Quote from './quote.tsx'
import { routes } from './routes.ts'
import { sayingsWords, quoteWords } from './words.ts'

const drawn = (parts: readonly unknown[], props: object) => {
  const all = parts.map((part) => part as ComponentType<object>)
  const Screen = createRoutesStub([
    { path: '/', Component: () => all.map((Part, at) => <Part key={at} {...props} />) },
  ])
  return renderToStaticMarkup(<Screen />)
}

test('the page of a saying is shown at its address', () => {
  const paths = routes.panel?.map(({ path }) => path)
  expect(paths).toEqual(['panel/quotes', 'panel/quotes/:day'])
  const loaderData = { quote: { day: '2026-11-20', text: 'توانا بود هر که دانا بود' } }
  const html = drawn([Quote], { loaderData })
  for (const part of [quoteWords.title, loaderData.quote.text, '۲۹ آبان ۱۴۰۵']) expect(html).toContain(part)
})

test('carts and lessons know the new kinds', () => {
  expect(sellableOf('quoteBook')).toMatchObject({ note: 'کتاب گفته‌ها', icon: BookHeart })
  expect(lessonKindOf('sayings')).toMatchObject({ label: 'کتاب گفته‌ها', icon: BookHeart })
})

test('a lesson of sayings is written in its fields and leads its learner on', async () => {
  const { Body, Fields } = lessonKindOf('sayings')
  await vi.dynamicImportSettled()
  const content = { kind: 'sayings', attachments: [], pictures: {}, body: null, itemId: 'a1', href: '/panel/quotes' }
  const html = drawn([Fields, Body], { content, files: [], pictures: {}, minutes: 3, told: {}, onChange() {} })
  for (const part of [sayingsWords.book, 'value="a1"', sayingsWords.read, 'href="/panel/quotes"'])
    expect(html).toContain(part)
})
`

describe('who follows the page to the letter', () => {
  let home: string
  let copy: string
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'arvand-page-'))
    copy = join(home, 'copy')
    await Promise.all([mkdir(copy), mkdir(join(home, 'tmp'))])
    // When root runs the tests, the test database runs as another user, who must be able to enter this folder.
    await chmod(home, 0o755)
    await Promise.all(tree.files.map((file) => cp(join(root, file), join(copy, file))))
    for (const folder of ['.', 'contracts', 'demo', 'persian', 'server', 'web']) await linkPackages(folder)
    for (const [file, text] of written) {
      await mkdir(dirname(join(copy, file)), { recursive: true })
      await writeFile(join(copy, file), text)
    }
    await writeFile(join(copy, 'web/app/features/quotes/shown.test.tsx'), shown)
  })
  afterAll(() => rm(home, { recursive: true, force: true }))

  /** Links the packages of the real tree; our own workspaces and caches are those of the copy. */
  async function linkPackages(folder: string): Promise<void> {
    const from = join(root, folder, 'node_modules')
    if (!existsSync(from)) return
    const to = join(copy, folder, 'node_modules')
    await mkdir(join(to, '@arvand'), { recursive: true })
    const ours = ['@arvand', '.cache']
    for (const name of await readdir(from))
      if (!ours.includes(name) && !name.startsWith('.vite')) await symlink(join(from, name), join(to, name))
    if (folder !== '.') return
    for (const name of await readdir(join(from, '@arvand')))
      await symlink(join(copy, name), join(to, '@arvand', name))
  }

  /** Runs a command of the page in the copy, as `npm` and `npx` do, with temporary files inside `home`. */
  async function run(command: string, ...more: string[]): Promise<{ code: number; output: string }> {
    const [kind, ...words] = command.split(' ')
    const { scripts } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'))
    const program =
      kind === 'npx'
        ? [join(copy, 'node_modules/.bin', words[0] ?? ''), ...words.slice(1)]
        : [process.execPath, ...scripts[words[1] ?? ''].replace(/^(exec )?node /, '').split(' ')]
    const given = [`TMPDIR=${join(home, 'tmp')}`, ...program, ...more]
    return promisify(execFile)('env', given, { cwd: copy, maxBuffer: 2 ** 26 }).then(
      ({ stdout, stderr }) => ({ code: 0, output: plain(stdout + stderr) }),
      ({ code, stdout, stderr }) => ({ code, output: plain(stdout + stderr) }),
    )
  }

  /**
   * All checks except those of files that the page does not touch, and except `schema`, which `npm run schema` has just
   * satisfied.
   */
  const left = ['promises', 'schema']
  const checks = Object.keys({ ...commandChecks, ...fileChecks }).filter((name) => !left.includes(name))

  test('finds the checks and the tests green', { timeout: 600_000 }, async () => {
    const [order, schema, check, tests, ...others] = commandsOf(steps)
    expect([schema, check, others]).toEqual(['npm run schema', 'npm run check', []])
    await run(order ?? '')
    expect(await run('npm run schema')).toMatchObject({ code: 0, output: expect.stringContaining('✓') })
    const { output } = await run('npm run check', ...checks)
    expect(output).toMatch(/^[✓✗] types /m)
    expect(findingsIn(output)).toEqual([])
    const tested = await run(tests ?? '')
    expect(tested.output).toMatch(/Test Files +\d+ passed/)
    expect(tested.code).toBe(0)
  })

  const findingsIn = (output: string): string[] =>
    [...output.matchAll(/^ {4}(\S+?):\d+ {2}(.*)$/gm)]
      .filter(([, file = '', sentence = '']) => isOurs(file, sentence))
      .map(([line]) => line.trim())
})

describe('who leaves a step out', () => {
  const sayOf = async (check: string, after: Tree): Promise<string[]> => {
    const found = (await fileChecks[check]?.(after)) ?? []
    return found.filter(({ file, sentence }) => isOurs(file, sentence)).map(({ sentence }) => sentence)
  }
  // Other recipes need the files of the module.
  let module: typeof steps
  let withModule: Tree
  beforeAll(() => {
    module = steps.filter(({ recipe }) => recipe === 'A module')
    withModule = treeAfter(tree, follow(module, tree))
  })
  const sentenceLine = /^ *sentence: .*\n/m

  test.each([
    ['The word', 'glossary', 'has no row for «quotes»'],
    ['The error codes', 'contracts', 'quotes.one-a-day, which no table holds'],
    ['The plug, the door, the README', 'contracts', 'keepQuote is served by no module'],
    ['The arrow', 'graph', 'does not state quotes'],
    ['The arrow', 'tables', 'a foreign key to identity.accounts against the arrows'],
  ])('«%s» hears it from the check %s', { timeout: 240_000 }, async (heading, check, sentence) => {
    const others = module.filter((step) => step.heading !== heading)
    expect((await sayOf(check, withModule)).join('\n')).toBe('')
    const after = treeAfter(tree, follow(others, tree))
    expect((await sayOf(check, after)).join('\n')).toContain(sentence)
  })

  test('or the sentence of a code, or the freezing of the migration', async () => {
    const file = 'contracts/errors/quotes.ts'
    const wordless = new Map([...written, [file, (written.get(file) ?? '').replace(sentenceLine, '')]])
    expect(await sayOf('contracts', treeAfter(tree, wordless))).toEqual(['quotes.one-a-day: no sentence'])
    expect((await sayOf('migrations', whole)).join('\n')).toContain('npm run schema')
  })
})
