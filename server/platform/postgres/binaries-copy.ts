import { chmod, lstat, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot contain symbolic links. An install script makes them, unless install scripts are switched off.
 * Makes the missing links; false when the folder is not writable.
 */
export async function repairLinks(files: FileLayer, home: string): Promise<boolean> {
  const text = await files.readText(join(home, 'native', 'pg-symlinks.json'))
  for (const { source, target } of text === null ? [] : links.parse(JSON.parse(text))) {
    if (await lstat(join(home, target)).catch(() => null)) continue
    const made = symlink(relative(dirname(target), source), join(home, target))
    if (!(await made.then(() => true, isThereAlready))) return false
  }
  return true
}

function isThereAlready(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** Copies the binaries to a folder below `place`, once per version, readable for every account. Returns that folder. */
export async function copyBinaries(
  files: FileLayer,
  home: string,
  place: string,
  version: string,
): Promise<string> {
  const copy = join(place, `postgres-${version}`)
  await files.makeFolder(place, 0o755)
  await refuseStrangers(place)
  if (await stat(copy).catch(() => null)) return copy
  const draft = `${copy}.${process.pid}`
  await files.remove(draft)
  await files.makeFolder(draft, 0o755)
  try {
    await files.copy(join(home, 'native'), join(draft, 'native'))
    await repairLinks(files, draft)
    await openToAll(files, draft)
    await files.rename(draft, copy)
  } catch (error) {
    await files.remove(draft)
    // Another process may have made the copy first.
    if (!(await stat(copy).catch(() => null))) throw error
  }
  return copy
}

/** Programs run from this folder, so no other account may be able to write into it. */
async function refuseStrangers(place: string): Promise<void> {
  const folder = await lstat(place)
  const mine = folder.isDirectory() && folder.uid === process.getuid?.() && (folder.mode & 0o022) === 0
  if (mine) return
  throw new StartupError(
    'data-not-writable',
    `The folder ${place} belongs to another user, or others may write to it. Remove it and start again.`,
  )
}

/** Makes everything readable, because under a strict umask npm's files cannot be read by the server's account. */
async function openToAll(files: FileLayer, folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await files.list(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(files, path)
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
