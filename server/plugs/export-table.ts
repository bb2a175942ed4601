import type { Scope } from '@arvand/contracts/people'
import type { Db } from '#platform/database'
import type { Spreadsheet } from '#platform/exports'

/**
 * The plug by which a module offers a whole table that managers of a scope take as a file, by its name. Lists whose
 * filters people export have an endpoint of their own.
 */
export interface ExportTable {
  /** `<module>.<table>`; never changes, because the history holds it. */
  readonly name: string
  /** What it is called among the others, in Persian. */
  readonly title: string
  readonly scope: Scope
  readonly sheet: (db: Db) => Spreadsheet
}
