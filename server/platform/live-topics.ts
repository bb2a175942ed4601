import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import { keepMessage, messagesAfter } from './live-topics/kept-messages.ts'
import {
  doingAt,
  type Gone,
  noteDoing,
  noteGone,
  notePresent,
  peopleAt,
  tendPresence,
} from './live-topics/presence.ts'
import type { LiveTopic, Present } from './live-topics/topic.ts'
import { Refusal, refuse } from './refusal.ts'

export { type LiveTopic, type Present, topicMessage } from './live-topics/topic.ts'

/** What pages follow together: an open ticket, a class, an exam that runs (docs/decisions/0300). */
export interface Topics {
  /**
   * Sends a message to all pages that follow a topic, at every process, and keeps it some minutes for those whose
   * connection is cut. To be called after the commit that it tells of. Throws RangeError over 16 kB of JSON.
   */
  publish(name: string, id: string, event: string, payload: unknown): Promise<void>
  /**
   * Sends a message to those whom it is for among all pages that follow a topic of this name, whatever its id: each
   * process asks `LiveTopic.takersOf` about its own. It does not wait and stores nothing, so that a page that is cut
   * misses it. To be called after the commit. Throws RangeError over 16 kB of JSON.
   */
  offer(name: string, event: string, payload: unknown): void
  /** Asks again, at every process, who may follow a topic; whoever may not any more is told so and hears no more. */
  recheck(name: string, id: string): void
  /** The topics of the modules, before the first connection. */
  serve(topics: readonly LiveTopic[]): void
  /** Answers what this connection asks. */
  connect(socket: Socket, actor: Actor): void
  /** Asks again whether a connection may follow what it follows, with the rights that the person has now. */
  recheckConnection(socket: Socket, actor: Actor): Promise<void>
  /** Waits until all connections that ended are noted and all that was offered is sent. */
  close(): Promise<void>
}

interface TopicsDeps {
  readonly server: Server
  readonly db: Db
  readonly clock: Clock
  readonly onTrouble: (error: Error) => void
}

const mostPayloadBytes = 16_384
/** What one connection follows at once. */
const mostFollowed = 30
const tendEveryMs = 20_000
const joinsAMinute = 120

const address = z.object({ topic: z.string().max(60), id: z.uuid() })
const joinAsk = address.extend({ after: z.number().int().nonnegative().optional() })
const sayAsk = address.extend({ word: z.string().max(60), body: z.unknown() })

interface Followed {
  readonly kind: LiveTopic
  readonly id: string
}

export const openTopics = (deps: TopicsDeps): Topics => new OpenTopics(deps)

class OpenTopics implements Topics {
  readonly #deps: TopicsDeps
  readonly #process = randomUUID()
  readonly #kinds = new Map<string, LiveTopic>()
  readonly #actors = new WeakMap<Socket, Actor>()
  readonly #followed = new WeakMap<Socket, Map<string, Followed>>()
  readonly #limiters = new Map<string, RateLimiterMemory>()
  readonly #running = new Set<Promise<void>>()
  readonly #timer: NodeJS.Timeout

  constructor(deps: TopicsDeps) {
    this.#deps = deps
    const tend = () =>
      tendPresence(deps.db, this.#process, deps.clock.now()).then(this.#tellGone, deps.onTrouble)
    this.#timer = setInterval(() => void tend(), tendEveryMs).unref()
    deps.server.on('recheckTopic', this.#recheckHere)
    deps.server.on('offerTopic', this.#offerHere)
  }

  async publish(name: string, id: string, event: string, payload: unknown): Promise<void> {
    throwIfLarge(name, event, payload)
    const { db, clock } = this.#deps
    const topic = topicOf(name, id)
    this.#send(topic, 'topicMessage', await keepMessage(db, clock.now(), { topic, event, payload }))
  }

  offer(name: string, event: string, payload: unknown): void {
    throwIfLarge(name, event, payload)
    this.#offerHere(name, event, payload)
    this.#deps.server.serverSideEmit('offerTopic', name, event, payload)
  }

  recheck(name: string, id: string): void {
    const topic = topicOf(name, id)
    this.#recheckHere(topic)
    this.#deps.server.serverSideEmit('recheckTopic', topic)
  }

  serve(topics: readonly LiveTopic[]): void {
    for (const topic of topics) this.#kinds.set(topic.name, topic)
  }

  connect(socket: Socket, actor: Actor): void {
    const { onTrouble } = this.#deps
    const actorNow = () => this.#actors.get(socket) ?? actor
    this.#actors.set(socket, actor)
    answer(socket, 'joinTopic', (asked) => this.#join(socket, actorNow(), asked), onTrouble)
    answer(socket, 'sayTopic', (asked) => this.#say(socket, actorNow(), asked), onTrouble)
    const leaveOne = async (asked: unknown) => {
      const { topic, id } = address.parse(asked)
      await this.#leave(socket, [topicOf(topic, id)])
      return {}
    }
    answer(socket, 'leaveTopic', leaveOne, onTrouble)
    socket.on('disconnect', () => {
      this.#run(this.#leave(socket, [...(this.#followed.get(socket)?.keys() ?? [])]))
    })
  }

  async recheckConnection(socket: Socket, actor: Actor): Promise<void> {
    this.#actors.set(socket, actor)
    for (const topic of this.#followed.get(socket)?.keys() ?? []) await this.#recheckOne(socket, topic)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#deps.server.off('recheckTopic', this.#recheckHere)
    this.#deps.server.off('offerTopic', this.#offerHere)
    await Promise.all(this.#running)
  }

  /** Lets it run by itself; the process waits for it before it ends. */
  #run(work: Promise<void>): void {
    const settled = work.catch(this.#deps.onTrouble)
    this.#running.add(settled)
    void settled.finally(() => this.#running.delete(settled))
  }

  async #join(socket: Socket, actor: Actor, asked: unknown) {
    const { topic: name, id, after } = joinAsk.parse(asked)
    const { db } = this.#deps
    await this.#take('join', joinsAMinute, actor.personId)
    const kind = this.#kinds.get(name)
    if (!kind || !(await kind.mayJoin(actor, id))) return refuse('request.not-found')
    const topic = topicOf(name, id)
    const follows = this.#followed.get(socket) ?? new Map<string, Followed>()
    if (follows.size >= mostFollowed && !follows.has(topic)) return refuse('request.too-many')
    this.#followed.set(socket, follows.set(topic, { kind, id }))
    // Before the messages are read, so that none falls between; a page leaves out what it knows.
    await socket.join(roomOf(topic))
    await this.#come(socket, kind, topic, actor.personId)
    return { ...(await messagesAfter(db, topic, after)), present: await this.#presentAt(kind, topic) }
  }

  async #come(socket: Socket, kind: LiveTopic, topic: string, personId: string): Promise<void> {
    if (!kind.namesOf) return
    const { db, clock } = this.#deps
    const connected = { topic, connection: socket.id, personId }
    const isFirst = await notePresent(db, connected, this.#process, clock.now())
    if (socket.disconnected) this.#tellGone(await noteGone(db, [connected]))
    else if (isFirst) await this.#tellPresent(kind, topic, personId)
  }

  async #leave(socket: Socket, topics: readonly string[]): Promise<void> {
    const follows = this.#followed.get(socket)
    const personId = this.#actors.get(socket)?.personId
    const left = topics.flatMap((topic) => {
      const it = follows?.get(topic)
      return it ? [{ topic, kind: it.kind, connection: socket.id }] : []
    })
    if (personId === undefined || left.length === 0) return
    for (const { topic } of left) {
      follows?.delete(topic)
      void socket.leave(roomOf(topic))
    }
    const gone = await noteGone(this.#deps.db, left)
    this.#tellGone(gone)
    // Who is there by another window too no longer does what they did in this one.
    for (const { topic, kind } of left)
      if (!gone.some((one) => one.topic === topic)) await this.#tellPresent(kind, topic, personId)
  }

  async #say(socket: Socket, actor: Actor, asked: unknown) {
    const { topic: name, id, word, body } = sayAsk.parse(asked)
    const topic = topicOf(name, id)
    const kind = this.#followed.get(socket)?.get(topic)?.kind
    const message = kind && Object.entries(kind.messages ?? {}).find(([own]) => own === word)?.[1]
    if (!kind || !message) return refuse('request.not-found')
    const { personId } = actor
    await this.#take(`${name} ${word}`, message.timesAMinute, personId)
    const setDoing = async (doing: string | null) => {
      await noteDoing(this.#deps.db, { topic, connection: socket.id }, doing)
      await this.#tellPresent(kind, topic, personId)
    }
    const answered = await message.hear({ actor, id, setDoing }, message.body.parse(body) as never)
    return { answer: answered ?? null }
  }

  readonly #recheckHere = (topic: string): void => {
    const { server, onTrouble } = this.#deps
    for (const socketId of server.of('/').adapter.rooms.get(roomOf(topic)) ?? []) {
      const socket = server.of('/').sockets.get(socketId)
      if (socket) this.#recheckOne(socket, topic).catch(onTrouble)
    }
  }

  async #recheckOne(socket: Socket, topic: string): Promise<void> {
    const actor = this.#actors.get(socket)
    const it = this.#followed.get(socket)?.get(topic)
    if (!actor || !it || (await it.kind.mayJoin(actor, it.id))) return
    await this.#leave(socket, [topic])
    socket.emit('topicClosed', { topic: it.kind.name, id: it.id })
  }

  readonly #offerHere = (name: string, event: string, payload: unknown): void =>
    this.#run(this.#hand(name, event, payload))

  async #hand(name: string, event: string, payload: unknown): Promise<void> {
    const { server } = this.#deps
    const before = roomOf(topicOf(name, ''))
    const ids = [...server.of('/').adapter.rooms.keys()].flatMap((room) =>
      room.startsWith(before) ? [room.slice(before.length)] : [],
    )
    const takers = ids.length > 0 ? await this.#kinds.get(name)?.takersOf?.(ids, payload) : []
    for (const id of takers ?? [])
      server.local.to(roomOf(topicOf(name, id))).emit('topicOffer', { topic: name, id, event, payload })
  }

  #send(topic: string, event: string, payload: object): void {
    const [name, id] = topic.split(' ')
    this.#deps.server.to(roomOf(topic)).emit(event, { topic: name, id, ...payload })
  }

  readonly #tellGone = (gone: readonly Gone[]): void => {
    for (const { topic, person_id } of gone) this.#send(topic, 'topicPresence', { left: person_id })
  }

  async #tellPresent({ namesOf }: LiveTopic, topic: string, personId: string): Promise<void> {
    if (!namesOf) return
    const [names, doing] = await Promise.all([namesOf([personId]), doingAt(this.#deps.db, topic, personId)])
    const came: Present = { id: personId, name: names.get(personId) ?? '', doing }
    this.#send(topic, 'topicPresence', { came })
  }

  async #presentAt({ namesOf }: LiveTopic, topic: string): Promise<Present[]> {
    if (!namesOf) return []
    const { db, clock } = this.#deps
    const there = await peopleAt(db, topic, clock.now())
    const names = await namesOf(there.map(({ personId }) => personId))
    return there.map(({ personId: id, doing }) => ({ id, name: names.get(id) ?? '', doing }))
  }

  /** Not across processes, so that a flood costs the database nothing. */
  async #take(rule: string, points: number, personId: string): Promise<void> {
    const limiter =
      this.#limiters.get(rule) ?? new RateLimiterMemory({ keyPrefix: rule, points, duration: 60 })
    this.#limiters.set(rule, limiter)
    await limiter.consume(personId).catch(() => refuse('request.too-many'))
  }
}

const topicOf = (name: string, id: string) => `${name} ${id}`
const roomOf = (topic: string) => `topic:${topic}`

function throwIfLarge(name: string, event: string, payload: unknown): void {
  if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
    throw new RangeError(`message ${event} of ${name} is too large`)
}

/** Answers an event by its acknowledgement: what `work` resolves to, or a code. */
function answer(
  socket: Socket,
  event: string,
  work: (asked: unknown) => Promise<object>,
  onTrouble: (error: Error) => void,
): void {
  socket.on(event, (asked: unknown, acknowledge: unknown) => {
    const tell = typeof acknowledge === 'function' ? acknowledge : () => undefined
    work(asked).then(
      (answered) => tell(answered),
      (error: unknown) => {
        if (error instanceof Refusal) return tell({ code: error.code })
        if (error instanceof z.ZodError) return tell({ code: 'request.invalid' })
        onTrouble(error as Error)
        tell({ code: 'request.unavailable' })
      },
    )
  })
}
