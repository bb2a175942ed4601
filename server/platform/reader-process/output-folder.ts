import { constants, type Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Reads files that a process wrote: only plain files with plain names. */
export interface OutputFolder {
  /** Throws when the name is not that of a plain file in the folder; links are not followed. */
  open(name: string): Promise<Readable>
  read(name: string, mostBytes: number): Promise<Buffer>
}

const plainName = /^[a-z0-9][a-z0-9._-]{0,99}$/i

export function outputFolder(folder: string): OutputFolder {
  const openPlain = async (name: string) => {
    if (!plainName.test(name)) throw new RangeError(`not the name of an output file: ${name.slice(0, 100)}`)
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
    const handle = await fs.open(join(folder, name), flags)
    const found = await handle.stat()
    if (found.isFile()) return { handle, bytes: found.size }
    await handle.close()
    throw new RangeError(`not a file: ${name}`)
  }
  return {
    open: async (name) => (await openPlain(name)).handle.createReadStream(),
    async read(name, mostBytes) {
      const { handle, bytes } = await openPlain(name)
      try {
        if (bytes > mostBytes) throw new RangeError(`too large: ${name}`)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
  }
}

/** Bytes of the files in a folder without subfolders; counting stops beyond `most`. */
export async function bytesIn(folder: string, most: number): Promise<number> {
  let bytes = 0
  const entries: AsyncIterable<Dirent> | readonly Dirent[] = await fs.opendir(folder).catch(() => [])
  for await (const entry of entries) {
    bytes += (await fs.lstat(join(folder, entry.name)).catch(() => null))?.size ?? 0
    if (bytes > most) break
  }
  return bytes
}
