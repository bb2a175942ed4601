import type { Actor } from '#platform/actor'
import type { Db, Expression, RawBuilder } from '#platform/database'

/** One thing that uses a file, as a viewer may know it. */
export interface FilePlace {
  readonly title: string
  /** What it is a part of, e.g. the course of a lesson. */
  readonly within: string | null
  /** A path on our site that opens it; null when this viewer may not open it. */
  readonly link: string | null
}

/**
 * The plug by which a module says where files are used in its own things. A used file is not removed, and the library
 * of its owner names the places.
 */
export interface FileUser {
  /** What the places are, for people: «درس». */
  readonly noun: string
  /** A select of one row for each use of the file; counted, and tried by `exists`. */
  readonly usesOf: (fileId: Expression<string>) => RawBuilder<unknown>
  /** At most so many places of a file, the oldest first. */
  readonly placesOf: (db: Db, fileId: string, viewer: Actor, most: number) => Promise<FilePlace[]>
  /**
   * Follows up a replacement, and a film that was measured after its upload: what was read from the file is read again,
   * what shows it is drawn again. May run twice.
   */
  readonly replaced?: (db: Db, fileId: string) => Promise<void>
}
