import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

export interface RunningApp {
  /** Ends the app as a deploy does, and deletes its data. */
  stop(): Promise<void>
}

/**
 * `npm start` as on a fresh machine: its own port, an empty data folder, and no settings but `settings`; with the styleguide. Resolves when
 * the app is ready.
 */
export async function startApp(
  address: URL,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arvand-journeys-'))
  const app = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: '/usr/bin:/bin',
      PORT: address.port,
      PUBLIC_URL: address.origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STYLEGUIDE: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (app.exitCode === null && app.signalCode === null) {
      app.kill('SIGTERM')
      await once(app, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await readiness(app, address)
  } catch (cause) {
    await stop()
    throw cause
  }
  return { stop }
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
