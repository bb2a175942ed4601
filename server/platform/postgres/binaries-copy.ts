import { chmod, lstat, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot hold symbolic links; an install script makes them, unless scripts are switched off.
 * Makes those that are missing; false when the folder does not let us.
 */
export async function mendLinks(files: FileLayer, home: string): Promise<boolean> {
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

/** Copies the binaries below `place`, once per version, readable for every account. Returns the copy. */
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
    await mendLinks(files, draft)
    await openToAll(files, draft)
    await files.rename(draft, copy)
  } catch (error) {
    await files.remove(draft)
    // Another app may have been quicker.
    if (!(await stat(copy).catch(() => null))) throw error
  }
  return copy
}

/** Programs are run from here: nobody else may put theirs in. */
async function refuseStrangers(place: string): Promise<void> {
  const folder = await lstat(place)
  const mine = folder.isDirectory() && folder.uid === process.getuid?.() && (folder.mode & 0o022) === 0
  if (mine) return
  throw new StartupError(
    'data-not-writable',
    `The folder ${place} belongs to another user, or others may write to it. Remove it and start again.`,
  )
}

/** A strict umask of whoever ran npm must not lock the server's account out. */
async function openToAll(files: FileLayer, folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await files.list(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(files, path)
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
