import type { ContentOf, LessonKind, TimedMedia } from '@arvand/contracts/lesson-content'
import type { Playable } from '@arvand/contracts/playable'
import type { KindSpecificContent } from '@arvand/contracts/taught-lesson'
import type { ReadinessCode } from '@arvand/contracts/teacher/courses'
import type { Db, Tx } from '#platform/database'
import type { Graded } from './graded.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** The facts about an uploaded file that a lesson kind may need. */
export interface LessonFile {
  /** E.g. `video/mp4`. */
  readonly type: string
  /** What it was uploaded for: `lesson`, `captions`, `package`, `cover`… */
  readonly use: string
  readonly seconds: number | null
}

/** A file that a lesson's content refers to, and which files are allowed there. */
export interface FilePlace {
  readonly fileId: string
  fits(file: LessonFile): boolean
}

/**
 * The facts that decide whether a lesson is complete. A list of lessons reads these without loading the whole content.
 */
export interface LessonFacts {
  /** Its own file (`fileId`) is set. */
  readonly hasFile: boolean
  readonly hasAttachments: boolean
  /** Its text has at least one word, formula, picture or verse. */
  readonly hasWords: boolean
  readonly hasAddress: boolean
  /** The thing of another module to which it leads (`itemId`): not chosen, not open to learners, or open to them. */
  readonly item: 'missing' | 'closed' | 'open'
}

/** A thing of another module to which a lesson of this course leads. */
export interface AskedItem {
  readonly courseId: string
  readonly itemId: string
}

/** What the thing of another module says of a lesson that leads to it. */
export interface ItemFacts {
  /** Learners of this course may open it now or later: it is published, and its owner has not closed it. */
  readonly isOpen: boolean
  /** Left out: as `steps` says. */
  readonly steps?: number
  /** Null: as its teacher says. */
  readonly minutes: number | null
  /** When it ends for the person who was asked for, or for everybody; null: never. */
  readonly dueAt: Date | null
}

/** The learner for whom a lesson's content is prepared, and what its kind may ask for. */
export interface TaughtTo {
  readonly lessonId: string
  /** Null: anyone. */
  readonly personId: string | null
  /** When the lesson opened to the learner; null in previews, reviews and offline copies. */
  readonly openedAt: Date | null
  /** What a player needs; null while there is no file. `watermark`: the learner's name is shown over the video. */
  playable(media: TimedMedia, watermark?: boolean): Promise<Playable | null>
}

/** Words by which search finds a lesson: those spoken between two seconds, or those of one step. */
export interface LessonWords {
  readonly second: number | null
  readonly until: number | null
  readonly step: number | null
  readonly text: string
}

/**
 * The plug by which a module adds a kind of lesson. Text, pictures, attachments and links between lessons are the same
 * for all kinds and are not part of it. Functions with neither `db` nor `tx` are pure.
 */
interface Members<Kind, Content, Own> {
  readonly kind: Kind
  /** The content of a new lesson. */
  empty(): Content
  /** How many steps the lesson counts for progress; left out: one. */
  steps?(content: Content): number
  /** How many seconds the lesson takes, where this can be measured; left out, or undefined: as its teacher says. */
  seconds?(content: Content, file: LessonFile | undefined): number | undefined
  /** The places of its own files; `seconds` is given the first of them. */
  files?(content: Content): readonly FilePlace[]
  /** Why it may not be published; null: it is complete. */
  whyNotComplete(facts: LessonFacts): ReadinessCode | null
  /** It stores what each learner does, so it cannot be a preview for visitors who are not enrolled. */
  readonly learnersOnly?: true
  /** A browser can store it for use without a connection. */
  readonly offline?: true
  /**
   * For a kind whose lessons lead to things of another module: what these say, in their order, in one read; null: there
   * is no such thing in this course. When a thing changes, its module calls `followItem`.
   */
  facts?(db: Db, items: readonly AskedItem[], personId: string | null): Promise<readonly (ItemFacts | null)[]>
  /** Prepares what these lessons hold, in the transaction that stores them. Running it again does no harm. */
  stored?(tx: Tx, contents: readonly Content[]): Promise<void>
  /** Whether removing the lesson would lose learners' work other than steps and notes. */
  begun?(tx: Tx, lessonId: string): Promise<boolean>
  /** What this kind adds to the content that its learner gets. */
  taught(content: Content, to: TaughtTo, db: Db): Own | Promise<Own>
  /** When the lesson is due for a learner to whom it opened at this instant; null: no end. */
  due?(content: Content, openedAt: Date | null): Date | null
  /** The words in it that search uses; `read` gives the text of a file. */
  words?(content: Content, read: (fileId: string) => Promise<string>): Promise<readonly LessonWords[]>
  /** Its columns in the gradebook. */
  readonly graded?: Graded
  /** The content of a copy of the lesson in another course of this person; left out: the same content. */
  copied?(tx: Tx, content: Content, personId: string): Promise<Content>
  /** What a course file holds of this lesson besides its content: a JSON value. */
  exported?(db: Db, content: Content): Promise<JsonValue>
  /**
   * The content of a lesson that came in one of our course files, with what `exported` gave as `beside`. Ids of another
   * installation mean nothing here, and strangers may have changed `beside`. Left out: the content as it came.
   */
  imported?(tx: Tx, content: Content, beside: unknown, personId: string): Promise<Content>
}

export type LessonKindPlug<Kind extends LessonKind = LessonKind> = Members<
  Kind,
  ContentOf<Kind>,
  KindSpecificContent<Kind>
>

/** Each kind once. */
export type LessonKinds = readonly LessonKindPlug[]
