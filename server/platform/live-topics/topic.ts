import type { z } from 'zod'
import type { Actor } from '../actor.ts'

/** Something that pages follow live while they show it; each id is a topic of its own. */
export interface LiveTopic {
  /** `support.ticket`: its module, and what the id names. */
  readonly name: string
  /** Who may follow it; asked when a page joins, and again when rights change. */
  readonly mayJoin: (actor: Actor, id: string) => Promise<boolean>
  /** The names of those who are there, which all of them are told; left out: nobody is told who is there. */
  readonly namesOf?: (personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** For which of these ids a message is that is offered to all that are followed (`Topics.offer`). */
  readonly takersOf?: (ids: readonly string[], payload: unknown) => Promise<readonly string[]>
  /** What pages may send, by its word. */
  readonly messages?: Readonly<Record<string, TopicMessage>>
}

export interface Sender {
  readonly actor: Actor
  readonly id: string
  /** Tells the others what the sender is doing there; null: nothing in particular. */
  readonly setDoing: (doing: string | null) => Promise<void>
}

export interface TopicMessage {
  readonly body: z.ZodType
  /** From one person, at one process. */
  readonly timesAMinute: number
  /** Resolves to what the page is answered; a refusal is answered by its code. */
  readonly hear: (from: Sender, body: never) => Promise<unknown>
}

interface WrittenMessage<Body extends z.ZodType> {
  readonly body: Body
  readonly timesAMinute: number
  readonly hear: (from: Sender, body: z.output<Body>) => Promise<unknown>
}

/** A message that pages may send, with the type of its body. */
export const topicMessage = <Body extends z.ZodType>(message: WrittenMessage<Body>): TopicMessage => message

/** Somebody who follows a topic. */
export interface Present {
  readonly id: string
  readonly name: string
  readonly doing: string | null
}

/** A message as pages get it. */
export interface Published {
  readonly sequence: number
  /** The sequence of the message before it. */
  readonly previous: number
  readonly event: string
  readonly payload: unknown
}
