import { type Tx, transaction } from '#platform/database'
import type { CoursesDeps } from '../deps.ts'
import type { PackageManifest } from './manifest.ts'
import type { PackageTrouble } from './package-trouble.ts'
import { packages } from './tables.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock'>

export interface UnpackedPackage {
  readonly folder: string
  readonly manifest: PackageManifest
  /** In the order of their numbers in the file store. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
}

/**
 * Claims a package for unpacking; false: there is nothing to do. A package whose worker died is marked as failed: it
 * may have killed that worker and would kill this one too.
 */
export async function beginUnpacking({ db, clock }: Deps, fileId: string): Promise<boolean> {
  const begun = await packages(db)
    .updateTable('courses.packages')
    .set({ trouble: null, percent: 0, changed_at: clock.now(), begun_at: clock.now() })
    .where('file_id', '=', fileId)
    .where('state', '=', 'waiting')
    .where('begun_at', 'is', null)
    .returning('file_id')
    .executeTakeFirst()
  if (begun) return true
  await packages(db)
    .updateTable('courses.packages')
    .set({ state: 'failed', trouble: 'died', changed_at: clock.now(), begun_at: null })
    .where('file_id', '=', fileId)
    .where('state', '=', 'waiting')
    .execute()
  return false
}

/** Makes a package wait again, because its worker was shut down in order. */
export async function putBackPackage({ db, clock }: Deps, fileId: string): Promise<void> {
  await packages(db)
    .updateTable('courses.packages')
    .set({ percent: 0, changed_at: clock.now(), begun_at: null })
    .where('file_id', '=', fileId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Stores the progress of unpacking, in percent. */
export async function savePercent({ db, clock }: Deps, fileId: string, percent: number): Promise<void> {
  await packages(db)
    .updateTable('courses.packages')
    .set({ percent, changed_at: clock.now() })
    .where('file_id', '=', fileId)
    .execute()
}

/** Stores the parts and files of an unpacked package, which can be played from now on. */
export const storePackage = (
  { db, clock }: Deps,
  fileId: string,
  { folder, manifest, files }: UnpackedPackage,
) =>
  transaction(db, async (tx) => {
    await forgetContents(tx, fileId)
    await packages(tx)
      .updateTable('courses.packages')
      .set({
        state: 'ready',
        percent: 100,
        folder,
        standard: manifest.standard,
        title: manifest.title,
        left_out: JSON.stringify(manifest.leftOut),
        outside_hosts: JSON.stringify(manifest.outsideHosts),
        trouble: null,
        changed_at: clock.now(),
        begun_at: null,
      })
      .where('file_id', '=', fileId)
      .execute()
    const parts = manifest.parts.map(({ given, isFree, goesBack, tellsCompletion, ...part }, position) => ({
      ...part,
      is_free: isFree,
      goes_back: goesBack,
      tells_completion: tellsCompletion,
      file_id: fileId,
      position,
      given: JSON.stringify(given),
    }))
    await packages(tx).insertInto('courses.package_parts').values(parts).execute()
    const rows = files.map(({ path, bytes }, number) => ({ file_id: fileId, path, number, bytes }))
    for (let from = 0; from < rows.length; from += 1000)
      await packages(tx)
        .insertInto('courses.package_files')
        .values(rows.slice(from, from + 1000))
        .execute()
  })

/** Marks a package as failed, with the reason. */
export async function saveTrouble(
  { db, clock }: Deps,
  fileId: string,
  trouble: PackageTrouble,
): Promise<void> {
  await packages(db)
    .updateTable('courses.packages')
    .set({
      state: 'failed',
      trouble,
      folder: null,
      standard: null,
      title: null,
      changed_at: clock.now(),
      begun_at: null,
    })
    .where('file_id', '=', fileId)
    .execute()
}

async function forgetContents(tx: Tx, fileId: string): Promise<void> {
  await packages(tx).deleteFrom('courses.package_parts').where('file_id', '=', fileId).execute()
  await packages(tx).deleteFrom('courses.package_files').where('file_id', '=', fileId).execute()
}
