import type { ContentOf, LessonKind, TimedMedia } from '@arvand/contracts/lesson-content'
import type { Playable } from '@arvand/contracts/playable'
import type { OwnTaught } from '@arvand/contracts/taught-lesson'
import type { ReadinessCode } from '@arvand/contracts/teacher/courses'
import type { Db, Tx } from '#platform/database'
import type { Graded } from './graded.ts'

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** An uploaded file, as far as a kind asks about it. */
export interface LessonFile {
  /** E.g. `video/mp4`. */
  readonly type: string
  /** What it was uploaded for: `lesson`, `captions`, `package`, `cover`… */
  readonly use: string
  readonly seconds: number | null
}

/** A place of a content where a file stands, and what fits there. */
export interface FilePlace {
  readonly fileId: string
  fits(file: LessonFile): boolean
}

/** What decides whether a lesson is complete; a list of lessons reads these without their whole content. */
export interface LessonFacts {
  /** A file of its own (`fileId`). */
  readonly hasFile: boolean
  readonly hasAttachments: boolean
  /** Its text says or shows something. */
  readonly hasWords: boolean
  readonly hasAddress: boolean
  /** Something of another module is chosen (`itemId`). */
  readonly hasItem: boolean
}

/** The learner for whom a lesson is made ready, and what their lesson may ask for. */
export interface TaughtTo {
  readonly lessonId: string
  /** Null: anyone. */
  readonly personId: string | null
  /** When the lesson opened to them; null for whoever looks around. */
  readonly openedAt: Date | null
  /** What a player needs; null while there is no file. `watermark`: the learner's name floats over it. */
  playable(media: TimedMedia, watermark?: boolean): Promise<Playable | null>
}

/** Words by which a lesson is found: those said between two seconds, or those of a step. */
export interface LessonWords {
  readonly second: number | null
  readonly until: number | null
  readonly step: number | null
  readonly text: string
}

/**
 * The plug by which a module brings a kind of lesson. Text, pictures and attachments are the same for all kinds and are
 * not its work, nor are links between lessons. Functions with neither `db` nor `tx` are pure.
 */
interface Members<Kind, Content, Own> {
  readonly kind: Kind
  /** What a lesson holds before anything is written into it. */
  empty(): Content
  /** How many steps it counts; left out: one. */
  steps?(content: Content): number
  /** How long it takes, where that is measured; left out: as its teacher says. */
  minutes?(content: Content, file: LessonFile | undefined): number
  /** Where files of its own stand; `minutes` is given the first. */
  files?(content: Content): readonly FilePlace[]
  /** Why it may not be published; null: it is complete. */
  whyNotComplete(facts: LessonFacts): ReadinessCode | null
  /** It keeps what its learner does, so it cannot be a preview for strangers. */
  readonly learnersOnly?: true
  /** A browser can keep it for when there is no connection. */
  readonly offline?: true
  /** Makes ready what these lessons hold, in the transaction that stores them; again is no harm. */
  stored?(tx: Tx, contents: readonly Content[]): Promise<void>
  /** Whether work of learners would be lost with the lesson, besides steps and notes. */
  begun?(tx: Tx, lessonId: string): Promise<boolean>
  /** What its learner is given of its own. */
  taught(content: Content, to: TaughtTo, db: Db): Own | Promise<Own>
  /** When it is due for whom it opened at this instant; null: no end. */
  due?(content: Content, openedAt: Date | null): Date | null
  /** The words in it that are searched; `read` gives the text of a file. */
  words?(content: Content, read: (fileId: string) => Promise<string>): Promise<readonly LessonWords[]>
  /** Its columns in the gradebook. */
  readonly graded?: Graded
  /** What a copy in another course of this person holds; left out: the same. */
  copied?(tx: Tx, content: Content, personId: string): Promise<Content>
  /** What goes beside its content into a course file: a value of JSON. */
  exported?(db: Db, content: Content): Promise<JsonValue>
  /**
   * What a lesson holds that came in a course file of ours, with what `exported` gave: of an id elsewhere nothing is
   * known here, and `beside` was in the hands of strangers. Left out: its content as it came.
   */
  imported?(tx: Tx, content: Content, beside: unknown, personId: string): Promise<Content>
}

export type LessonKindPlug<Kind extends LessonKind = LessonKind> = Members<
  Kind,
  ContentOf<Kind>,
  OwnTaught<Kind>
>

/** Each kind once. */
export type LessonKinds = readonly LessonKindPlug[]
