import type { Db } from '#platform/database'

/**
 * The plug by which a module says who may see files that belong to its own things. One plug that says yes is enough;
 * owners of a file and managers of content may see it without a plug.
 */
export interface FileRight {
  readonly mayRead: (db: Db, fileId: string, personId: string, now: Date) => Promise<boolean>
}
