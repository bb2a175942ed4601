import { defineConfig } from 'vitest/config'
import { lightContracts } from './web/light-contracts.ts'

/** A project for each place where tests live, so that one can be run alone: `vitest run --project checks`. */
const project = (name: string, include: string[], more: { isolate?: true; globalSetup?: string } = {}) => ({
  extends: true as const,
  test: { name, include, isolate: false, ...more },
})

export default defineConfig({
  test: {
    // Only to end what hangs: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // By itself it leaves one core of each machine alone: on two of them that is half the speed.
    maxWorkers: '100%',
    // A worker loads the code once and runs file after file in it: loading was three fifths of the server's tests. Test
    // files of the web replace clocks and globals, so each of them has a process to itself.
    projects: [
      project('persian', ['persian/**/*.test.ts']),
      project('contracts', ['contracts/**/*.test.ts']),
      project('server', ['server/**/*.test.ts']),
      project('demo', ['demo/**/*.test.ts'], { globalSetup: 'demo/filled-run.ts' }),
      { ...project('web', ['web/**/*.test.{ts,tsx}'], { isolate: true }), plugins: [lightContracts()] },
      project('checks', ['tests/checks/**/*.test.ts']),
      project('hostile', ['tests/hostile/**/*.test.ts']),
      project('load', ['tests/load/**/*.test.ts']),
    ],
  },
})
