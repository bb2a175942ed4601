import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdtemp, realpath, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileLayer } from '#platform/files'
import type { ServerAccount } from './server-account.ts'
import { port } from './settings.ts'

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS, `/.s.PGSQL.5432.lock` included. */
const longest = 80

/**
 * A short private folder for the server's socket, always the same one for a data folder,
 * unless somebody else already sits there.
 */
export async function makeSocketFolder(
  files: FileLayer,
  cluster: string,
  account: ServerAccount,
): Promise<string> {
  const key = createHash('sha256')
    .update(await realpath(cluster))
    .digest('hex')
    .slice(0, 16)
  const folder = join(Buffer.byteLength(tmpdir()) > longest - 24 ? '/tmp' : tmpdir(), `arvand-${key}`)
  if (await openSocketFolder(files, folder, account)) return folder
  const other = await mkdtemp(`${folder}-`)
  await openSocketFolder(files, other, account)
  return other
}

/** Makes it if it is gone, and gives it to the server alone; false when a stranger sits there. */
export async function openSocketFolder(
  files: FileLayer,
  folder: string,
  account: ServerAccount,
): Promise<boolean> {
  await files.makeFolder(folder, 0o700)
  const found = await lstat(folder)
  if (!found.isDirectory()) return false
  if (found.uid === account.uid && (found.mode & 0o077) === 0) return true
  if (found.uid !== process.getuid?.()) return false
  await chmod(folder, 0o700)
  if (account.switchTo) await chown(folder, account.switchTo.uid, account.switchTo.gid)
  return true
}

/** For a folder without a living server. A socket outlives a killed one. */
export async function dropSocketFolder(files: FileLayer, folder: string): Promise<void> {
  await removeSocket(files, folder)
  await rmdir(folder).catch(() => {})
}

export async function removeSocket(files: FileLayer, folder: string): Promise<void> {
  await files.remove(join(folder, `.s.PGSQL.${port}`))
  await files.remove(join(folder, `.s.PGSQL.${port}.lock`))
}
