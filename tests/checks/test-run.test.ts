import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countsOfJourneys,
  countsOfTests,
  failedFiles,
  failuresOfChecks,
  failuresOfJourneys,
  failuresOfTests,
  gateJourneys,
  told,
} from '../../tools/test-counts.ts'
import { findChromium, findShell } from '../journeys/chromium.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-chromium-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a finding of a check is named with its place', () => {
  const findings = [{ file: 'web/build', line: 1, sentence: '/panel loads 30 files' }]
  expect(failuresOfChecks([{ check: 'graph', findings: [] }])).toEqual([])
  expect(failuresOfChecks([{ check: 'first load', findings }])).toEqual([
    { name: 'first load › web/build:1', why: '/panel loads 30 files' },
  ])
})

test('a file that fails outside of its tests counts as one failure', () => {
  const passed = { status: 'passed', fullName: 'stays' }
  const failed = { status: 'failed', fullName: 'breaks', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failuresOfTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual([
    { name: 'a.test.ts', why: 'does not load' },
    { name: 'b.test.ts › breaks', why: 'expected 1' },
  ])
  expect(countsOfTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  })
  expect(failedFiles({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual([
    'a.test.ts',
    'b.test.ts',
  ])
})

test('the gate walks its journeys on a desktop, and on a phone those that say so', () => {
  const isOfGate = (line: string) => new RegExp(gateJourneys).test(line)
  expect(isOfGate('desktop commerce/buying.spec.ts a cart is paid @phone @gate @gate-phone')).toBe(true)
  expect(isOfGate('phone commerce/buying.spec.ts a cart is paid @phone @gate @gate-phone')).toBe(true)
  expect(isOfGate('phone wallet/wallet.spec.ts credit is given @phone @gate')).toBe(false)
  expect(isOfGate('phone exams/taking.spec.ts an exam is taken @phone @gate-phone')).toBe(true)
  expect(isOfGate('desktop exams/taking.spec.ts an exam is taken @phone @gate-phone')).toBe(false)
  expect(isOfGate('desktop wallet/wallet.spec.ts credit is taken back @phone')).toBe(false)
})

test('a journey that passed at its second try failed, and so did an app that did not start', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(countsOfJourneys({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3 })
})

test('journeys that failed are named with their browser and the first lines of why', () => {
  const results = [{ errors: [{ message: 'not visible' }] }]
  const suite = {
    file: 'cart/cart.spec.ts',
    specs: [
      {
        title: 'a cart is paid',
        tests: [
          { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
          { projectName: 'phone', status: 'unexpected', results },
        ],
      },
    ],
  }
  const stats = { expected: 1, unexpected: 1, flaky: 0 }
  const report = {
    stats,
    errors: [{ message: 'no port' }],
    suites: [{ ...suite, specs: [], suites: [suite] }],
  }
  expect(failuresOfJourneys(report)).toEqual([
    { name: 'outside of the journeys', why: 'no port' },
    { name: '[phone] cart/cart.spec.ts › a cart is paid', why: 'not visible' },
  ])
})

test('a run that failed counts at least one failure', () => {
  expect(told(false)).toEqual({ passed: 0, failed: 1 })
  expect(told(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
  expect(told(false, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 })
  expect(told(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 })
})

test('Chromium is found by its setting or in the path, when it can be run', async () => {
  const browser = join(folder, 'chromium')
  const path = `/nowhere:${folder}`
  await writeFile(browser, '')
  await chmod(browser, 0o644)
  expect(findChromium({ PATH: path })).toBeUndefined()
  expect(findChromium({ CHROMIUM_PATH: browser })).toBeUndefined()
  await chmod(browser, 0o755)
  expect(findChromium({ PATH: path })).toBe(browser)
  expect(findChromium({ CHROMIUM_PATH: browser, PATH: '' })).toBe(browser)
  expect(findChromium({ CHROMIUM_PATH: '/nowhere', PATH: path })).toBeUndefined()
  expect(findChromium({})).toBeUndefined()
})

test('the headless shell is taken beside a Chromium that no setting names', async () => {
  const path = join(folder, 'with-shell')
  await mkdir(path)
  const [browser, shell] = [join(path, 'chromium'), join(path, 'chromium-headless-shell')]
  await writeFile(shell, '', { mode: 0o755 })
  expect(findShell({ PATH: path })).toBeUndefined()
  await writeFile(browser, '', { mode: 0o755 })
  expect(findShell({ PATH: path })).toBe(shell)
  expect(findChromium({ PATH: path })).toBe(browser)
  expect(findShell({ CHROMIUM_PATH: browser, PATH: path })).toBe(browser)
  expect(findShell({ CHROMIUM_PATH: '/nowhere', PATH: path })).toBeUndefined()
  await rm(shell)
  expect(findShell({ PATH: path })).toBe(browser)
})
