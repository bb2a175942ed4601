import { open } from 'node:fs/promises'

const headBytes = 64_000

/** The beginning of a file, by which it is known. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether there may be more of the file: the head may end within a letter. */
export const isCut = (head: Buffer): boolean => head.length === headBytes
