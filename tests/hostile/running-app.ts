import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allButPeople } from '../../demo/filled-modules.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { startTestPostgres } from '../../server/platform/postgres/testing.ts'
import { type AppProcess, anAppProcess } from '../../server/testing/app-process.ts'
import { markFilled } from '../../server/testing/demo.ts'
import { type Caller, caller } from './caller.ts'

/** The real app with the demo's people, in folders and a database of its own. */
export interface RunningApp {
  readonly process: AppProcess
  /** The demo's teacher. */
  readonly teacher: Caller
  /** Kills the app as a power cut would, and starts it again on the same data. */
  killed(): Promise<RunningApp>
  /** The files in the app's temporary folders. */
  leftovers(): Promise<string[]>
  stop(): Promise<void>
}

export async function startApp(): Promise<RunningApp> {
  const server = await startTestPostgres()
  const database = `arvand_test_${randomUUID().replaceAll('-', '')}`
  await server.createDatabase(database)
  const { pool, close } = openDatabase(
    { url: server.urlOf(database), prepare: true, connections: 4 },
    () => undefined,
  )
  await migrate(pool)
  await markFilled(pool, allButPeople)
  await close()
  const folder = await mkdtemp(join(tmpdir(), 'arvand-hostile-'))
  const temporary = await mkdtemp(join(tmpdir(), 'arvand-hostile-temporary-'))
  const settings = {
    DATABASE_URL: server.urlOf(database),
    DATA_DIR: folder,
    TMPDIR: temporary,
    // No ffmpeg is found there: it would convert films meanwhile, and its memory would be counted.
    PATH: temporary,
    DEMO: '1',
    ROLE: 'services,jobs',
    SECRET: 's'.repeat(40),
    LOG_LEVEL: 'error',
  }
  const forget = async () => {
    await server.dropDatabase(database)
    await server.stop()
    for (const one of [folder, temporary]) await rm(one, { recursive: true, force: true })
  }
  const start = async (): Promise<RunningApp> => {
    const app = await anAppProcess({ settings })
    const end = async (by: NodeJS.Signals) => {
      app.kill(by)
      await app.ended
    }
    try {
      await app.ready
      return {
        process: app,
        teacher: await caller(app.address, '09120000003'),
        killed: () => end('SIGKILL').then(start),
        leftovers: async () => [...(await filesIn(temporary)), ...(await filesIn(join(folder, 'work')))],
        stop: () => end('SIGTERM').then(forget),
      }
    } catch (cause) {
      await end('SIGKILL')
      await forget()
      throw cause
    }
  }
  return start()
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
