import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { holder } from '../../xml-holder.ts'
import { type SourceFile, type SourceFiles, sourceFiles } from '../source-files.ts'
import type { StoreFile } from '../store-files.ts'
import { many, readXml, text, whole } from './xml.ts'

/** A file as the backup lists it. */
export interface BackupFile extends SourceFile {
  /** Moodle's sort order: 1 is the main file of several. */
  readonly order: number
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
        mimetype: text,
        sortorder: whole,
      }),
    ),
  }),
})

export interface BackupFiles extends SourceFiles {
  /** The files of an area of an activity, in the order of their paths. */
  readonly area: (context: string, component: string, area: string, item?: string) => BackupFile[]
  /** Files of the course as a whole, which came from Moodle 1. */
  readonly old: readonly BackupFile[]
}

/** The files that `files.xml` lists, and access to their content. */
export async function readBackupFiles(
  unpacked: Unpacked,
  courseContext: string,
  store: StoreFile,
): Promise<BackupFiles> {
  const listed = (await readXml(unpacked, 'files.xml', list))?.files.file ?? []
  const byArea = Map.groupBy(
    // Moodle lists a folder as a file named with a dot.
    listed.filter(({ filename }) => filename !== '.' && filename !== ''),
    ({ contextid, component, filearea }) => `${contextid} ${component} ${filearea}`,
  )
  const find = ({ hash }: SourceFile) => unpacked.get(`files/${hash.slice(0, 2)}/${hash}`)?.path ?? null
  const area: BackupFiles['area'] = (context, component, name, item) =>
    (byArea.get(`${context} ${component} ${name}`) ?? [])
      .filter(({ itemid }) => item === undefined || itemid === item)
      .map((file) => ({
        name: file.filename,
        folder: file.filepath || '/',
        type: file.mimetype,
        order: file.sortorder,
        hash: file.contenthash,
      }))
      .toSorted((a, b) => (a.folder + a.name < b.folder + b.name ? -1 : 1))
  return { ...sourceFiles(unpacked, find, store), area, old: area(courseContext, 'course', 'legacy') }
}
