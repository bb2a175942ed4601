import { open } from 'node:fs/promises'

const headBytes = 64_000

/** The first bytes of a file, from which its type is detected. */
export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether the file may be longer than its head, so that the head may end within a character. */
export const isCut = (head: Buffer): boolean => head.length === headBytes
