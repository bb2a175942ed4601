import type { Member, Room } from '../sfu/room.ts'
import { writeRecorded } from './packet-log.ts'
import { Recorder } from './recorder.ts'
import { Voices } from './voices.ts'

interface Running {
  readonly recordingId: string
  recorder: Recorder<Member> | null
  frames: Buffer[]
}

/** An answer to a browser takes no longer, so what it brings along is not older. */
const orderMs = 30_000

/** Which classes are recorded in this process. */
export class Recordings {
  readonly #running = new Map<string, Running>()
  readonly #ordered = new Map<string, { readonly recordingId: string | null; readonly at: number }>()
  readonly #tell: (recordingId: string, frames: Buffer) => void
  readonly #onTrouble: (trouble: string) => void

  constructor(tell: (recordingId: string, frames: Buffer) => void, onTrouble: (trouble: string) => void) {
    this.#tell = tell
    this.#onTrouble = onTrouble
  }

  /** The app says what is recorded; null ends it. */
  order(roomId: string, room: Room | undefined, recordingId: string | null): void {
    this.#ordered.set(roomId, { recordingId, at: performance.now() })
    this.#set(roomId, room, recordingId)
  }

  /** Somebody connected, and brings along what was recorded when they asked: a newer order counts more. */
  connected(roomId: string, room: Room, recordingId: string | null): void {
    const order = this.#ordered.get(roomId)
    const wanted = order && performance.now() - order.at < orderMs ? order.recordingId : recordingId
    if (wanted !== null) this.#set(roomId, room, wanted)
  }

  /** Nobody is there any more; whoever connects next makes the recording go on. */
  emptied(roomId: string): void {
    this.#ordered.delete(roomId)
    this.#set(roomId, undefined, null)
  }

  recordingOf(roomId: string): string | null {
    return this.#running.get(roomId)?.recordingId ?? null
  }

  #set(roomId: string, room: Room | undefined, recordingId: string | null): void {
    const before = this.#running.get(roomId)
    if (before?.recordingId === recordingId) return
    if (before) this.#end(roomId, before)
    room?.setRecorded(recordingId !== null)
    if (recordingId === null || !room) return
    const running: Running = { recordingId, recorder: null, frames: [] }
    this.#running.set(roomId, running)
    const begunAt = performance.now()
    const begin = (voices: Voices) => {
      if (this.#running.get(roomId) !== running) return voices.close()
      running.recorder = new Recorder(room, voices, begunAt, (one) =>
        running.frames.push(writeRecorded({ ...one, at: one.at + performance.timeOrigin })),
      )
      running.recorder.follow([], begunAt)
    }
    Voices.open(begunAt).then(begin, (error: unknown) => {
      this.#onTrouble(`no recording: ${error}`)
      this.#running.delete(roomId)
    })
  }

  /** Called every 20 ms. */
  mix(nowMs: number): void {
    for (const { recorder } of this.#running.values()) recorder?.mix(nowMs)
  }

  /** Called twice a second. */
  follow(roomId: string, speaking: readonly string[], nowMs: number): void {
    const running = this.#running.get(roomId)
    if (!running) return
    running.recorder?.follow(speaking, nowMs)
    this.#handOver(running)
  }

  #end(roomId: string, running: Running): void {
    this.#running.delete(roomId)
    running.recorder?.close(performance.now())
    this.#handOver(running)
  }

  #handOver(running: Running): void {
    const { recordingId, frames } = running
    running.frames = []
    if (frames.length > 0) this.#tell(recordingId, Buffer.concat(frames))
  }
}
