import { defineConfig } from 'vitest/config'

/** A project for each place where tests live, so that one can be run alone: `vitest run --project checks`. */
const project = (name: string, include: string[]) => ({ extends: true as const, test: { name, include } })

export default defineConfig({
  test: {
    // Only to end what hangs: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By itself it leaves one core of each machine alone: on two of them that is half the speed.
    maxWorkers: '100%',
    projects: [
      project('persian', ['persian/**/*.test.ts']),
      project('contracts', ['contracts/**/*.test.ts']),
      project('server', ['server/**/*.test.ts']),
      project('web', ['web/**/*.test.{ts,tsx}']),
      project('checks', ['tests/checks/**/*.test.ts']),
    ],
  },
})
