import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { filledFolder } from '../../playwright.config.ts'

const root = join(import.meta.dirname, '../..')

export interface RunningApp {
  /** Ends the app as a deploy does, and deletes its data. */
  stop(): Promise<void>
  /** Ends it as a crash of the machine's memory does (`kill -9`). */
  kill(): Promise<void>
  /** Starts it on its data, after it was killed. */
  startAgain(): Promise<void>
}

/** The data folder of an app that was filled with the demo and stopped; filling takes a minute, copying a second. */
export interface FilledData {
  remove(): Promise<void>
}

/** Fills a folder that every later `startApp` begins with. */
export async function fillOnce(address: URL): Promise<FilledData> {
  const remove = () => rm(filledFolder, { recursive: true, force: true })
  await remove()
  await mkdir(filledFolder)
  try {
    const app = await spawnApp(address, filledFolder, {})
    await app.end()
  } catch (cause) {
    await remove()
    throw cause
  }
  return { remove }
}

/**
 * `npm start` as on a fresh machine: its own port, a data folder with nothing but the demo, and no settings but
 * `settings`; with the styleguide. Resolves when the app is ready.
 */
export async function startApp(
  address: URL,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arvand-journeys-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    // Node's own copy gives every file to whoever copies; the database's belong to another user where this one is root.
    if (existsSync(filledFolder)) await promisify(execFile)('cp', ['-a', `${filledFolder}/.`, dataDir])
    let app = await spawnApp(address, dataDir, settings)
    return {
      async stop() {
        await app.end()
        await remove()
      },
      kill: () => app.kill(),
      async startAgain() {
        app = await spawnApp(address, dataDir, settings)
      },
    }
  } catch (cause) {
    await remove()
    throw cause
  }
}

async function spawnApp(address: URL, dataDir: string, settings: Readonly<Record<string, string>>) {
  const app = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: '/usr/bin:/bin',
      PORT: address.port,
      PUBLIC_URL: address.origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STYLEGUIDE: '1',
      // Journeys play servers that a manager names.
      PRIVATE_HOSTS: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async () => {
    if (app.exitCode !== null || app.signalCode !== null) return
    app.kill('SIGTERM')
    await once(app, 'exit')
  }
  try {
    await readiness(app, address)
  } catch (cause) {
    await end()
    throw cause
  }
  const kill = async () => {
    app.kill('SIGKILL')
    await once(app, 'exit')
  }
  return { end, kill }
}

/** Waits until the app prints its address, then asks `/ready`. */
async function readiness(app: ChildProcess, address: URL): Promise<void> {
  const said: string[] = []
  if (!app.stdout) throw new Error('the app has no output to read')
  for await (const line of createInterface({ input: app.stdout })) {
    said.push(line)
    if (line.includes(`:${address.port}`)) break
  }
  // Later output is read and dropped, or the full pipe would block the app.
  app.stdout.resume()
  const ready = await fetch(new URL('/ready', address)).catch(() => undefined)
  if (!ready?.ok) throw new Error(`the app did not become ready; it said:\n${said.join('\n')}`)
}
