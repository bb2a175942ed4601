import { lens, type Tables } from '#platform/database'
import type { CoursesTables } from '../tables.ts'
import type { LeftOut } from './manifest.ts'
import type { PackageTrouble } from './package-trouble.ts'

type Own = Tables<
  'courses.packages' | 'courses.package_parts' | 'identity.people',
  {
    'courses.packages': {
      left_out: readonly LeftOut[]
      outside_hosts: readonly string[]
      trouble: PackageTrouble | null
    }
    'courses.package_parts': { given: Readonly<Record<string, string>> }
  }
>

/** This folder's view of the database: the module's tables, its own, and people that identity publishes. */
export const packages = lens<Omit<CoursesTables, keyof Own> & Own>()

export type PackageRow = Own['courses.packages']
export type PackagePartRow = Own['courses.package_parts']
