import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { disk, type FileLayer, fileTrouble } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { bundledMajor } from '../postgres/binaries.ts'
import { findServer } from '../postgres/postmaster-pid.ts'
import { kept } from './archive-names.ts'
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
 * Unpacks a backup into a new data folder, checks every file against its checksum, and only then gives it its names.
 * The app can start on it at once. Refuses with a StartupError and leaves nothing behind.
 */
export async function restore(order: RestoreOrder): Promise<{ readonly madeAt: Date }> {
  const { files = disk, signal } = order
  const from = resolve(order.from)
  const into = resolve(order.into)
  const archive = await stat(from).catch(() => null)
  if (!archive?.isFile())
    throw new StartupError('no-such-backup', `فایل پشتیبان ${from} پیدا نشد. نشانی آن را درست بدهید.`)
  await refuseUsed(files, into)
  const draft = join(into, draftName)
  try {
    await files.makeFolder(into, 0o700)
    await files.remove(draft)
    await files.makeFolder(draft, 0o700)
    order.say('پشتیبان باز و بررسی می‌شود.')
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
  if (await findServer(files, join(into, kept.cluster))) {
    throw new StartupError(
      'restore-into-live',
      `پوشهٔ ${into} در دست برنامهٔ روشن است و رونویسی نمی‌شود. با ‎--into‎ پوشهٔ تازه‌ای بدهید.`,
    )
  }
  throw new StartupError(
    'restore-into-used',
    `پوشهٔ ${into} خالی نیست و رونویسی نمی‌شود. آن را جابه‌جا کنید یا با ‎--into‎ پوشهٔ تازه‌ای بدهید.`,
  )
}

async function refuseOtherVersion(files: FileLayer, version: string): Promise<void> {
  const mine = await bundledMajor(files)
  if (version === mine) return
  throw new StartupError(
    'other-database-version',
    `این پشتیبان از PostgreSQL نگارش ${version} است و این برنامه نگارش ${mine} دارد. با همان نگارش برنامه بازگردانید.`,
  )
}

/** The database last: until then the app would see no database, never half of one. */
async function giveNames(files: FileLayer, draft: string, into: string): Promise<void> {
  for (const name of [kept.secret, kept.uploads, kept.cluster]) {
    const there = await stat(join(draft, name)).catch(() => null)
    if (there) await files.rename(join(draft, name), join(into, name))
  }
}

function calledOff(cause: unknown): StartupError {
  return new StartupError('restore-called-off', 'بازگرداندن به خواست شما متوقف شد و چیزی بر جا نماند.', cause)
}
