import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(js|css|svg|json|webmanifest)$/
const smallest = 512

/** Writes compressed copies beside the built files, so that the server need not compress them for each request. */
export async function precompress(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name) && entry.name !== 'sw.js')
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

const brotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), asGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
