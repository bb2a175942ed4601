import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { disk } from '#platform/files'
import { freePort } from '#server/testing/app-process'
import { makeDataFolder } from '#server/testing/demo'
import { allButPeople } from '../../demo/filled-modules.ts'
import { serversIn, signal, until } from '../platform/postgres/processes.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const root = join(import.meta.dirname, '..', '..')
const hasTerminals = spawnSync('script', ['--version']).status === 0

let made: string
beforeAll(async () => {
  made = await makeDataFolder(allButPeople)
})
afterAll(() => rm(made, { recursive: true }))

let home: string
let port: number
let terminal: Terminal | undefined
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'arvand-ctrl-c-'))
  port = await freePort()
})
afterEach(async () => {
  for (const { pid } of await processes()) signal(pid, 'SIGKILL')
  await until(async () => (await processes()).length === 0, 10_000)
  terminal?.child.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

interface Terminal {
  readonly child: ChildProcess
  written(pattern: RegExp): Promise<void>
  press(): void
  readonly ended: Promise<unknown>
}

/** `npm start` typed at a real terminal, which sends Ctrl-C to everything in its foreground, npm included. */
function openTerminal(): Terminal {
  const typed = `env -u NODE_ENV DATA_DIR=${join(home, 'data')} PORT=${port} LOG_LEVEL=warn npm start`
  const child = spawn('script', ['--quiet', '--return', '--command', typed, '/dev/null'], { cwd: root })
  let text = ''
  child.stdout.on('data', (piece) => (text += piece))
  const ended = once(child, 'close')
  terminal = {
    child,
    async written(pattern) {
      if (await until(async () => pattern.test(text) || child.exitCode !== null, 200_000))
        if (pattern.test(text)) return
      throw new Error(`not written: ${pattern}, but:\n${text}`)
    },
    press: () => void child.stdin.write('\u0003'),
    ended,
  }
  return terminal
}

/** Finds npm, the app and its children by their DATA_DIR, and PostgreSQL by its folder. */
async function processes(): Promise<{ pid: number; line: string }[]> {
  const mine = await Promise.all(
    (await readdir('/proc')).filter(Number).map(async (pid) => {
      const settings = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      if (!settings.includes(`DATA_DIR=${join(home, 'data')}\0`)) return []
      const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      return line === '' ? [] : [{ pid: Number(pid), line: line.replaceAll('\0', ' ').trim() }]
    }),
  )
  const folders = ['postgres', 'postgres.new'].map((name) => serversIn(join(home, 'data', name), null))
  const servers = (await Promise.all(folders)).flat().map((pid) => ({ pid, line: 'postgres' }))
  return [...mine.flat(), ...servers]
}

async function gone(): Promise<void> {
  await until(async () => (await processes()).length === 0, 20_000)
  expect(await processes()).toEqual([])
}

describe.runIf(hasTerminals)('Ctrl-C under npm start leaves no process', () => {
  it.each([
    ['while the database is made', /Creating the database/],
    ['while PostgreSQL has only just started', /PostgreSQL started/],
    ['while demo data is filled in', /Filling in demo data/],
  ])('%s', async (_, moment) => {
    const { written, press, ended } = openTerminal()
    await written(moment)
    press()
    await ended
    await gone()
    expect(await readdir(join(home, 'data')).catch(() => [])).not.toContain('postgres.new')
  })

  it('once it serves, and again on the data that is there then', async () => {
    for (const _ of [1, 2]) {
      const { written, press, ended } = openTerminal()
      await written(/Arvand is ready/)
      press()
      await ended
      await gone()
    }
  })

  it('when a request hangs and it is pressed a second time', async () => {
    await disk.copy(made, join(home, 'data'))
    const { written, press, ended } = openTerminal()
    await written(/Arvand is ready/)
    const hanging = connect(port, '127.0.0.1')
    await once(hanging, 'connect')
    hanging.on('error', () => undefined)
    hanging.write('POST /api/panel/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n')
    await delay(300)
    press()
    // The app ignores a second press for two seconds, counted from when it gets the first, which may be late on a busy
    // machine.
    await written(/Stopping/)
    await delay(2_500)
    expect((await processes()).length).toBeGreaterThan(0)
    const pressed = performance.now()
    press()
    await ended
    await gone()
    expect(performance.now() - pressed).toBeLessThan(15_000)
    hanging.destroy()
  })

  it('when the terminal is closed, or npm is killed', async () => {
    await disk.copy(made, join(home, 'data'))
    for (const end of [
      () => terminal?.child.kill('SIGKILL'),
      async () => {
        const npm = (await processes()).find(({ line }) => /^npm start|\bnpm(-cli\.js)? start/.test(line))
        if (npm) signal(npm.pid, 'SIGKILL')
      },
    ]) {
      const { written } = openTerminal()
      await written(/Arvand is ready/)
      await end()
      await gone()
    }
  })
})
