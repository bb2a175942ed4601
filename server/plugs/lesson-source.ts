import type { Db } from '#platform/database'

/** A film that a lesson may be made of. */
export interface OfferedFilm {
  readonly fileId: string
  readonly title: string
  readonly at: Date
  readonly seconds: number | null
  /** Persian, with a file each. */
  readonly captions: readonly { readonly fileId: string; readonly label: string }[]
  readonly chapters: readonly { readonly at: number; readonly title: string }[]
}

/** What was written while a film was made. */
export interface FilmLine {
  /** From the beginning of the film. */
  readonly second: number
  /** What it is: «گفت‌وگوی کلاس». */
  readonly by: string
  readonly text: string
}

/** The plug by which a module offers films that it made, such as recordings of classes, to whoever writes lessons. */
export interface LessonSource {
  /** Never changes. */
  readonly name: string
  /** «ضبط‌های کلاس» */
  readonly title: string
  /** What this person may make lessons of, the newest first. */
  films(
    db: Db,
    personId: string,
    cursor?: string,
  ): Promise<{ readonly items: readonly OfferedFilm[]; readonly nextCursor: string | null }>
  /** Which of these files are among them, or are captions of them. */
  offers(db: Db, personId: string, fileIds: readonly string[]): Promise<readonly string[]>
  /** What was written while this film was made, in its order and without names; nothing of a film of others. */
  lines(db: Db, fileId: string): Promise<readonly FilmLine[]>
}
