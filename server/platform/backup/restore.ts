import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { disk, type FileLayer, fileTrouble } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { bundledMajor } from '../postgres/binaries.ts'
import { findServer } from '../postgres/postmaster-pid.ts'
import { archived } from './archive-names.ts'
import { type Progress, progressCounter } from './progress.ts'
import { unpack } from './unpack.ts'

export interface RestoreOrder {
  /** An archive that `backUp` made. */
  readonly from: string
  /** A data folder that is absent or empty. */
  readonly into: string
  readonly say: (sentence: string) => void
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
  readonly files?: FileLayer
}

/**
 * Unpacks a backup into a new data folder, checks every file against its checksum, and only then moves the files to
 * their final names. The app can start on the folder at once. Refuses with a StartupError and leaves nothing behind.
 */
export async function restore(order: RestoreOrder): Promise<{ readonly madeAt: Date }> {
  const { files = disk, signal } = order
  const from = resolve(order.from)
  const into = resolve(order.into)
  const archive = await stat(from).catch(() => null)
  if (!archive?.isFile()) throw new StartupError('no-such-backup', `There is no backup file ${from}.`)
  await refuseUsed(files, into)
  const draft = join(into, draftName)
  try {
    await files.makeFolder(into, 0o700)
    await files.remove(draft)
    await files.makeFolder(draft, 0o700)
    order.say('Unpacking and checking the backup…')
    const source = createReadStream(from, { signal })
    const label = await unpack(
      files,
      source,
      draft,
      progressCounter(archive.size, order.onProgress ?? (() => {})),
    )
    signal?.throwIfAborted()
    await refuseOtherVersion(files, label.postgres)
    await giveNames(files, draft, into)
    return { madeAt: new Date(label.madeAt) }
  } catch (error) {
    throw signal?.aborted ? calledOff(error) : fileTrouble(error)
  } finally {
    await files.remove(draft)
  }
}

const draftName = '.restoring'

async function refuseUsed(files: FileLayer, into: string): Promise<void> {
  const names = (await files.list(into).catch(() => [])).map((entry) => entry.name)
  if (names.every((name) => name === draftName)) return
  if (await findServer(files, join(into, archived.cluster))) {
    throw new StartupError(
      'restore-into-live',
      `The folder ${into} is used by a running Arvand and is not overwritten. Name a new folder with --into.`,
    )
  }
  throw new StartupError(
    'restore-into-used',
    `The folder ${into} is not empty and is not overwritten. Move it away, or name a new folder with --into.`,
  )
}

async function refuseOtherVersion(files: FileLayer, version: string): Promise<void> {
  const mine = await bundledMajor(files)
  if (version === mine) return
  throw new StartupError(
    'other-database-version',
    `This backup is of PostgreSQL ${version}, and this program brings PostgreSQL ${mine}. Restore it with the version that made it.`,
  )
}

/** Moves the database last: until then the app would find no database, never half of one. */
async function giveNames(files: FileLayer, draft: string, into: string): Promise<void> {
  for (const name of [archived.secret, archived.uploads, archived.cluster]) {
    const there = await stat(join(draft, name)).catch(() => null)
    if (there) await files.rename(join(draft, name), join(into, name))
  }
}

function calledOff(cause: unknown): StartupError {
  return new StartupError('restore-called-off', 'The restore was called off; nothing was left behind.', cause)
}
