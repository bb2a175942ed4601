import { createReadStream } from 'node:fs'
import { z } from 'zod'
import type { FileUse } from '#modules/media'
import type { Unpacked } from '#platform/archives'
import type { Keep } from '../keep-files.ts'
import { holder, many, readXml, text, whole } from './xml.ts'

/** A file as the backup lists it. */
export interface BackupFile {
  readonly name: string
  readonly folder: string
  readonly type: string
  readonly bytes: number
  readonly hash: string
}

const list = z.object({
  files: holder({
    file: many(
      z.object({
        contenthash: text,
        contextid: text,
        component: text,
        filearea: text,
        itemid: text,
        filepath: text,
        filename: text,
        filesize: whole,
        mimetype: text,
      }),
    ),
  }),
})

export interface BackupFiles {
  /** The files of an area of an activity, in the order of their paths. */
  readonly area: (context: string, component: string, area: string, item?: string) => BackupFile[]
  /** The id under which the file is kept, the same for the same content; null: missing in the archive, or refused. */
  readonly keep: (file: BackupFile, use?: FileUse) => Promise<string | null>
  /** Whether its content is in the archive at all. */
  readonly holds: (file: BackupFile) => boolean
}

/** What `files.xml` lists, and the content behind it. */
export async function readBackupFiles(unpacked: Unpacked, keep: Keep): Promise<BackupFiles> {
  const listed = (await readXml(unpacked, 'files.xml', list))?.files.file ?? []
  const byArea = Map.groupBy(
    // A dot is how Moodle lists a folder.
    listed.filter(({ filename }) => filename !== '.' && filename !== ''),
    ({ contextid, component, filearea }) => `${contextid} ${component} ${filearea}`,
  )
  const kept = new Map<string, Promise<string | null>>()
  const contentOf = ({ hash }: BackupFile) => unpacked.get(`files/${hash.slice(0, 2)}/${hash}`)
  return {
    area: (context, component, area, item) =>
      (byArea.get(`${context} ${component} ${area}`) ?? [])
        .filter(({ itemid }) => item === undefined || itemid === item)
        .map((file) => ({
          name: file.filename,
          folder: file.filepath || '/',
          type: file.mimetype,
          bytes: file.filesize,
          hash: file.contenthash,
        }))
        .toSorted((a, b) => (a.folder + a.name < b.folder + b.name ? -1 : 1)),
    holds: (file) => contentOf(file) !== undefined,
    keep(file, use = 'lesson') {
      const key = `${use} ${file.hash} ${file.name}`
      const content = contentOf(file)
      const keeping =
        kept.get(key) ??
        (content
          ? keep({ name: file.name, use, open: () => createReadStream(content.path) })
          : Promise.resolve(null))
      kept.set(key, keeping)
      return keeping
    },
  }
}
