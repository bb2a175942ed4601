import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { Header, Pax } from 'tar'
import { checksumsName } from './archive-names.ts'

const block = 512
const chunkSize = 256 * 1024

/** Writes tar entries as chunks and remembers their checksums. */
export interface Packer {
  folder(name: string, mode: number): Generator<Buffer>
  text(name: string, content: string | Buffer, mode?: number): Generator<Buffer>
  /**
   * A file that may change or vanish while it is read. In the archive it has the size that it had when it was opened;
   * missing bytes are zeros.
   */
  file(name: string, path: string): AsyncGenerator<Buffer>
  end(): Generator<Buffer>
}

export function makePacker(count: (bytes: number) => void): Packer {
  const sums: Record<string, string> = {}
  const packer: Packer = {
    *folder(name, mode) {
      yield header(`${name}/`, 'Directory', 0, mode, new Date())
    },

    *text(name, content, mode = 0o600) {
      const bytes = Buffer.from(content)
      yield header(name, 'File', bytes.length, mode, new Date())
      yield bytes
      yield padding(bytes.length)
      sums[name] = createHash('sha256').update(bytes).digest('hex')
    },

    async *file(name, path) {
      const handle = await openIfThere(path)
      if (handle === null) return
      const hash = createHash('sha256')
      try {
        const { size, mode, mtime } = await handle.stat()
        yield header(name, 'File', size, mode & 0o777, mtime)
        for await (const chunk of contentOf(handle, size)) {
          hash.update(chunk)
          count(chunk.length)
          yield chunk
        }
        yield padding(size)
      } finally {
        await handle.close()
      }
      sums[name] = hash.digest('hex')
    },

    *end() {
      yield* packer.text(checksumsName, JSON.stringify({ files: sums }))
      yield Buffer.alloc(block * 2)
    },
  }
  return packer
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r')
  } catch (error) {
    // A table was dropped meanwhile; the write-ahead log in the archive records that too.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function* contentOf(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - at))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
    yield bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk
    at += bytesRead > 0 ? bytesRead : chunk.length
  }
}

function header(path: string, type: 'File' | 'Directory', size: number, mode: number, mtime: Date): Buffer {
  const head = new Header({ path, type, size, mode, mtime })
  const needsMore = head.encode()
  const bytes = head.block ?? Buffer.alloc(0)
  return needsMore ? Buffer.concat([new Pax({ path, size, mtime }).encode(), bytes]) : bytes
}

function padding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}
