import type { Readable } from 'node:stream'
import type { Question, QuestionOf } from '@arvand/contracts/questions'
import type { LossReason } from '@arvand/contracts/teacher/question-exchange'

/** A file that a question shows, whole. */
export interface HeldFile {
  readonly name: string
  readonly type: string
  readonly width: number | null
  readonly height: number | null
  readonly base64: string
}

/** What writing a question needs besides the question itself. */
export interface Writing {
  /** Counted from 1 within the file. */
  readonly number: number
  readonly name: string
  readonly tags: readonly string[]
  readonly category: readonly string[]
  readonly files: ReadonlyMap<string, HeldFile>
  /** Notes what the format cannot say. */
  readonly lose: (reason: LossReason, subject?: string) => void
}

/** Writes a kind of question; null: the format has no such kind. */
export type WriteKinds<Output> = {
  readonly [Kind in Question['kind']]: ((question: QuestionOf<Kind>, writing: Writing) => Output) | null
}

/** Writes files of one format. */
export interface QuestionWriter {
  readonly extension: string
  readonly begin: string
  readonly end: string
  /** It begins with the mark that tells editors of Windows that a text is UTF-8. */
  readonly hasMark: boolean
  /** It holds pictures and sounds. */
  readonly holdsFiles: boolean
  category(path: readonly string[]): string
  /** Null: the format has no such kind. */
  question(question: Question, writing: Writing): string | null
  /** The file made of these pieces; left out: the pieces one after another. */
  pack?(pieces: AsyncIterable<string>): Readable
}
