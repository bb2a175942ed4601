import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countsOfJourneys, countsOfTests, told } from '../../tools/test-counts.ts'
import { findChromium } from '../journeys/chromium.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-chromium-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a file that fails outside of its tests counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countsOfTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  })
})

test('a journey that passed at its second try failed, and so did an app that did not start', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(countsOfJourneys({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3 })
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
