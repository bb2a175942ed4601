import type { Db } from '#platform/database'

/**
 * The plug by which a module says who may see files that hang on something of its own. One yes is enough; owners
 * and managers of content need none.
 */
export interface FileRight {
  readonly mayRead: (db: Db, fileId: string, personId: string, now: Date) => Promise<boolean>
}

/** The plug by which a module says that a file may not be removed, as something of its own shows it. */
export interface FileUser {
  readonly isUsed: (db: Db, fileId: string) => Promise<boolean>
}
