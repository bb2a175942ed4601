import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdtemp, realpath, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileLayer } from '#platform/files'
import type { ServerAccount } from './server-account.ts'

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
  await files.makeFolder(folder, 0o700)
  if (await isPrivate(folder, account)) return folder
  if (await isMine(folder)) return give(folder, account)
  return give(await mkdtemp(`${folder}-`), account)
}

export async function dropSocketFolder(folder: string): Promise<void> {
  await rmdir(folder).catch(() => {})
}

async function isPrivate(folder: string, account: ServerAccount): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === account.uid && (found.mode & 0o077) === 0
}

async function isMine(folder: string): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === process.getuid?.()
}

async function give(folder: string, account: ServerAccount): Promise<string> {
  await chmod(folder, 0o700)
  if (account.switchTo) await chown(folder, account.switchTo.uid, account.switchTo.gid)
  return folder
}
