import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdtemp, realpath, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileLayer } from '#platform/files'
import type { ServerAccount } from './server-account.ts'
import { port } from './settings.ts'

/**
 * The longest folder. The path of a socket may have 107 bytes on Linux and 103 on macOS, including
 * `/.s.PGSQL.5432.lock`.
 */
const longest = 80

/**
 * Makes a short private folder for the server's socket: the same one for the same data folder, unless another account
 * already owns a folder of that name.
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

/** Makes the folder if it is missing, and gives it to the server alone; false when another account owns it. */
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

/** Removes the socket, which a killed server leaves behind; only when no server is running. */
export async function dropSocketFolder(files: FileLayer, folder: string): Promise<void> {
  await removeSocket(files, folder)
  await rmdir(folder).catch(() => {})
}

export async function removeSocket(files: FileLayer, folder: string): Promise<void> {
  await files.remove(join(folder, `.s.PGSQL.${port}`))
  await files.remove(join(folder, `.s.PGSQL.${port}.lock`))
}
