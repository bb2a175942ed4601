import type { ColumnType, Generated } from 'kysely'
import { lens } from '#platform/database'
import type { CoursesTables } from '../tables.ts'
import type { LeftOut, Standard } from './manifest.ts'
import type { PackageTrouble } from './package-trouble.ts'

type Json<T> = ColumnType<T, string | undefined, string>

export interface PackageRow {
  readonly file_id: string
  state: Generated<'waiting' | 'ready' | 'failed'>
  folder: Generated<string | null>
  standard: Generated<Standard | null>
  title: Generated<string | null>
  left_out: Json<readonly LeftOut[]>
  outside_hosts: Json<readonly string[]>
  trouble: Generated<PackageTrouble | null>
  percent: Generated<number>
  changed_at: Date
  /** When a worker began to unpack it; null: no worker does. */
  begun_at: Generated<Date | null>
}

export interface PackagePartRow {
  readonly file_id: string
  readonly position: number
  identifier: string
  title: string
  depth: number
  kind: 'sco' | 'asset'
  href: string
  given: Json<Readonly<Record<string, string>>>
  is_free: Generated<boolean>
  goes_back: Generated<boolean>
  tells_completion: Generated<boolean>
}

export interface PackageFileRow {
  readonly file_id: string
  readonly path: string
  number: number
  bytes: number
}

/** This folder's view of the database: the module's tables, its own, and people that identity publishes. */
export const packages = lens<
  CoursesTables & {
    'courses.packages': PackageRow
    'courses.package_parts': PackagePartRow
    'courses.package_files': PackageFileRow
    'identity.people': { readonly id: string; readonly name: string }
  }
>()
