import { chown, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { disk, type FileLayer } from '#platform/files'

/** The account that the PostgreSQL server runs as. It refuses to run as root, so under root it gets another account. */
export interface ServerAccount {
  /** Null: the same account as the app. */
  readonly switchTo: { readonly uid: number; readonly gid: number } | null
  readonly uid: number
}

/** The owner of an existing data folder, else `postgres`, else `nobody`; the app's own account when it is not root. */
export async function chooseAccount(cluster: string): Promise<ServerAccount> {
  const uid = process.getuid?.() ?? 0
  if (uid !== 0 || !process.getuid) return { switchTo: null, uid }
  const owner = await stat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { switchTo: { uid: owner.uid, gid: owner.gid }, uid: owner.uid }
  const accounts = (await disk.readText('/etc/passwd')) ?? ''
  const found = accountNamed(accounts, 'postgres') ??
    accountNamed(accounts, 'nobody') ?? { uid: 65534, gid: 65534 }
  return { switchTo: found, uid: found.uid }
}

function accountNamed(accounts: string, name: string): { uid: number; gid: number } | null {
  const fields = accounts
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null
}

/** Gives a folder and everything in it to the server's account; does nothing when it already owns the folder. */
export async function giveTo(files: FileLayer, folder: string, account: ServerAccount): Promise<void> {
  if (account.switchTo === null || (await stat(folder)).uid === account.uid) return
  const { uid, gid } = account.switchTo
  for (const entry of await files.list(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await giveTo(files, path, account)
    else if (entry.isFile()) await chown(path, uid, gid)
  }
  // The folder itself comes last, so that an interrupted change of owner is repeated.
  await chown(folder, uid, gid)
}
