import { stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'
import { disk, type FileLayer, fileTrouble } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { archived, type Label, labelName } from './archive-names.ts'
import { baseBackup, leftOut } from './base-backup.ts'
import { makePacker, type Packer } from './packer.ts'
import { type Progress, progressCounter } from './progress.ts'
import { walk } from './tree.ts'

export interface BackupOrder {
  readonly dataDir: string
  /** A new file, or a folder in which a file with the time as its name is made. */
  readonly to: string
  readonly now: Date
  readonly say: (sentence: string) => void
  readonly onProgress?: (progress: Progress) => void
  /** Aborts the backup; nothing is left behind. */
  readonly signal?: AbortSignal
  readonly files?: FileLayer
}

/**
 * Writes the database, uploaded files and secret of a data folder into one `.tar.gz`, whether the app is running or
 * not. Files are read after the database, so every file that a row names is in the archive. Returns the path of the
 * archive. Refuses with a StartupError; the archive gets its name only when it is complete.
 */
export async function backUp(order: BackupOrder): Promise<{ readonly path: string; readonly bytes: number }> {
  const { files = disk, say, signal } = order
  const dataDir = resolve(order.dataDir)
  if ((await files.readText(join(dataDir, archived.cluster, 'PG_VERSION'))) === null) {
    throw new StartupError('nothing-to-back-up', `There is no database in ${dataDir} to back up.`)
  }
  const path = await freePath(resolve(order.to), order.to.endsWith('/'), order.now)
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`)
  const server = await startEmbeddedPostgres({
    dataDir,
    say,
    files,
    ...(signal ? { calledOff: signal } : {}),
  })
  try {
    await files.makeFolder(dirname(path))
    const count = progressCounter(await sizeOf(files, dataDir), order.onProgress ?? (() => {}))
    const content = archive(files, dataDir, server.adminUrl, order.now, makePacker(count))
    await pipeline(content, createGzip({ level: 5 }), files.stream(draft, 0o600), { signal })
    await files.rename(draft, path)
    return { path, bytes: (await stat(path)).size }
  } catch (error) {
    throw signal?.aborted ? calledOff(error) : backupTrouble(error)
  } finally {
    await files.remove(draft)
    await server.stop()
  }
}

async function* archive(
  files: FileLayer,
  dataDir: string,
  adminUrl: string,
  now: Date,
  packer: Packer,
): AsyncGenerator<Buffer> {
  const version = (await files.readText(join(dataDir, archived.cluster, 'PG_VERSION'))) ?? ''
  const about: Label = { format: 1, madeAt: now.toISOString(), postgres: version.trim() }
  yield* packer.text(labelName, JSON.stringify(about))
  yield* baseBackup(files, join(dataDir, archived.cluster), adminUrl, packer)
  for await (const found of walk(files, join(dataDir, archived.uploads))) {
    const name = `${archived.uploads}/${found.name}`
    if (found.isFolder) yield* packer.folder(name, found.mode)
    else yield* packer.file(name, found.path)
  }
  yield* packer.file(archived.secret, join(dataDir, archived.secret))
  yield* packer.end()
}

async function freePath(to: string, isFolder: boolean, now: Date): Promise<string> {
  const found = await stat(to).catch(() => null)
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  const path = isFolder || found?.isDirectory() ? join(to, `arvand-${stamp}.tar.gz`) : to
  if ((await stat(path).catch(() => null)) === null) return path
  throw new StartupError(
    'backup-exists',
    `The file ${path} exists already. Name another one, or move it away.`,
  )
}

async function sizeOf(files: FileLayer, dataDir: string): Promise<number> {
  let sum = 0
  for await (const found of walk(files, join(dataDir, archived.cluster), leftOut))
    sum += found.isFolder ? 0 : found.size
  for await (const found of walk(files, join(dataDir, archived.uploads)))
    sum += found.isFolder ? 0 : found.size
  return sum
}

function calledOff(cause: unknown): StartupError {
  return new StartupError('backup-called-off', 'The backup was called off; nothing was left behind.', cause)
}

function backupTrouble(error: unknown): unknown {
  const trouble = fileTrouble(error)
  if (trouble instanceof StartupError || !(error instanceof Error)) return trouble
  return new StartupError(
    'backup-failed',
    `The backup was not made (${error.message}). If PostgreSQL died meanwhile, try again.`,
    error,
  )
}
