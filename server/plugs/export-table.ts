import type { Scope } from '@arvand/contracts/people'
import type { Db } from '#platform/database'
import type { Spreadsheet } from '#platform/exports'

/**
 * The plug by which a module offers a whole table that people take as a file, by its name: managers of a scope that of
 * everybody, teachers that of their own courses. Lists whose filters people export have an endpoint of their own.
 */
export interface ExportTable {
  /** `<module>.<table>`; never changes, because the history holds it. */
  readonly name: string
  /** What it is called among the others, in Persian. */
  readonly title: string
  /** Who takes it: managers of a scope, or every teacher. */
  readonly of: { readonly scope: Scope } | 'teachers'
  /** `personId` is who takes it; a table of teachers holds what is theirs alone. */
  readonly sheet: (db: Db, personId: string) => Spreadsheet
}
