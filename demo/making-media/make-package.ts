import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Packs the SCORM package of the demo: `node demo/making-media/make-package.ts`. The same files give the same bytes. */

const folder = join(import.meta.dirname, 'triangle-quiz')
const packed = join(import.meta.dirname, '../courses/media/triangle-quiz.zip')
const madeAt = new Date(Date.UTC(2026, 0, 1))

const zip = new ZipFile()
for (const name of (await readdir(folder)).toSorted())
  zip.addBuffer(await readFile(join(folder, name)), name, { mtime: madeAt })
zip.end()
await pipeline(zip.outputStream, createWriteStream(packed))
