import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { BrokenArchive, type Unpacked, unfoldLimit, unpackArchive } from '#platform/archives'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import { BadPackage } from './bad-package.ts'
import { foreignFormat } from './foreign-format.ts'
import type { LeftOut } from './manifest/manifest.ts'
import { readManifest } from './manifest/read-manifest.ts'
import type { PackageFileAsked, PackageManifest } from './reader.ts'
import { scanOutside } from './scan-outside.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

const MB = 1024 ** 2
const mostEntries = 10_000

/** Unpacks a package, reads its manifest and hands its files over one by one. */
export const read: ReadingFunction<null> = async (_, { source, out, ask, alive }) => {
  try {
    const limits = { ...(await unfoldLimit(source, 1024 * MB)), entries: mostEntries }
    const { files, note } = inOneFolder(await unpackArchive(source, out, limits, alive))
    const manifest = await readManifest(await manifestOf(files), namesIn(files))
    for (const [path, file] of files) {
      const asked: PackageFileAsked = {
        path,
        file: basename(file.path),
        bytes: file.bytes,
        all: files.size,
      }
      await ask(asked)
    }
    const { parts, leftOut, ...rest } = manifest
    const outsideHosts = [...(await scanOutside(files, alive))]
    return {
      ...rest,
      parts: [...parts],
      leftOut: [...note, ...leftOut],
      outsideHosts,
    } satisfies PackageManifest
  } catch (error) {
    if (error instanceof BadPackage || error instanceof BrokenArchive)
      throw new Refused(error.trouble, { cause: error })
    // Either a stack overflow, by deeper nesting than any real manifest has, or a manifest too long for one message.
    if (error instanceof RangeError) throw new Refused('manifest-damaged', { cause: error })
    if (error instanceof Refused && error.code === 'message-too-long')
      throw new Refused('manifest-damaged', { cause: error })
    throw error
  }
}

/** Finds a file though its name is written in other capitals: the machine that packed it did not tell them apart. */
function namesIn(files: Unpacked): (path: string) => string | undefined {
  const byLetters = new Map([...files.keys()].map((path) => [path.toLowerCase(), path]))
  return (path) => (files.has(path) ? path : byLetters.get(path.toLowerCase()))
}

const manifestName = 'imsmanifest.xml'

/** Accepts a package that was wrongly packed with a folder around it, and notes that. */
function inOneFolder(files: Unpacked): { readonly files: Unpacked; readonly note: readonly LeftOut[] } {
  if (files.has(manifestName)) return { files, note: [] }
  const found = [...files.keys()].filter(
    (path) => path.split('/').length === 2 && path.endsWith(`/${manifestName}`),
  )
  const [path] = found
  if (path === undefined || found.length > 1)
    throw new BadPackage(foreignFormat(files.keys()) ?? 'no-manifest')
  const folder = path.slice(0, -manifestName.length)
  const inside = [...files].filter(([name]) => name.startsWith(folder))
  return {
    files: new Map(inside.map(([name, file]) => [name.slice(folder.length), file])),
    note: [{ reason: 'one-folder-deep', subject: folder.slice(0, 300) }],
  }
}

function manifestOf(files: Unpacked): Promise<Uint8Array> {
  const file = files.get(manifestName)
  if (!file) throw new BadPackage('no-manifest')
  return readFile(file.path)
}
