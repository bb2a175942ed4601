import { defineConfig } from 'vitest/config'
import { lightContracts } from './web/light-contracts.ts'

/** A project for each place where tests live, so that one can be run alone: `vitest run --project checks`. */
const project = (name: string, include: string[], isolate = false) => ({
  extends: true as const,
  test: { name, include, isolate },
})

export default defineConfig({
  test: {
    // Only to end what hangs: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By itself it leaves one core of each machine alone: on two of them that is half the speed.
    maxWorkers: '100%',
    // A worker loads the code once and runs file after file in it. Tests of the web, which put clocks and globals of
    // their own in place, have a world to themselves, and so have those of the server until none of its modules keeps
    // anything for the whole process.
    projects: [
      project('persian', ['persian/**/*.test.ts']),
      project('contracts', ['contracts/**/*.test.ts']),
      project('server', ['server/**/*.test.ts'], true),
      project('demo', ['demo/**/*.test.ts'], true),
      { ...project('web', ['web/**/*.test.{ts,tsx}'], true), plugins: [lightContracts()] },
      project('checks', ['tests/checks/**/*.test.ts']),
      project('hostile', ['tests/hostile/**/*.test.ts']),
    ],
  },
})
