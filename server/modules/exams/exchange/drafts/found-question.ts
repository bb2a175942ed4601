import { randomBytes } from 'node:crypto'
import type { UnreadReason } from '@arvand/contracts/teacher/question-exchange'
import type { Texts } from './texts.ts'

/** A question in a file, before it is turned into one of ours. */
export interface FoundQuestion {
  /** Counted from 1, as the file has them. */
  readonly number: number
  /** The line on which it begins; 0: unknown. */
  readonly line: number
  readonly name: string
  /** The path of its category. */
  readonly category: readonly string[]
  readonly tags: readonly string[]
  /** What it is here, not validated yet. Throws BadQuestion. */
  readonly draft: (texts: Texts) => Promise<RawQuestion>
}

/** A question that the contract has not checked yet. */
export type RawQuestion = Readonly<Record<string, unknown>> & { readonly kind: string }

/** A question that does not come in; the others do. */
export class BadQuestion extends Error {
  override readonly name = 'BadQuestion'
  readonly reason: UnreadReason
  /** What it is about, e.g. the name of an unknown kind. */
  readonly subject: string
  constructor(reason: UnreadReason, subject = '') {
    super(`question: ${reason}`)
    this.reason = reason
    this.subject = subject
  }
}

/** Ids of options. Who answers is told them, and in many files the right option stands first. */
export const optionIds = <Item>(options: readonly Item[]): (Item & { readonly id: string })[] =>
  options.map((option) => ({ ...option, id: `o${randomBytes(5).toString('hex')}` }))

/** Ids of other parts of a question: `a1`, `a2`… */
export const partIds = <Item>(items: readonly Item[], letter = 'a'): (Item & { readonly id: string })[] =>
  items.map((item, at) => ({ ...item, id: `${letter}${at + 1}` }))
