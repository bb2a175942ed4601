import type { Config } from '#server/config'
import type { Broadcast } from '../broadcast.ts'
import type { FileStore } from '../file-store.ts'
import { type MediaProcess, startMediaProcess } from './media-process.ts'
import type { RoomOrder } from './messages.ts'
import { type MediaEngine, MediaRefusal } from './port.ts'
import { piecesIn } from './recording/pieces.ts'
import { turnServers } from './turn.ts'

const channel = 'media_engine'
/** A process that died sooner is started again only when somebody asks for it. */
const shortLifeMs = 5_000

/**
 * The engine that comes with Arvand: a forwarding server (SFU) in a process of its own. Orders go to every process of
 * the app, because a job elsewhere may end a class whose people are connected here.
 */
export async function openBuiltIn(
  settings: Config['mediaEngine'],
  broadcast: Pick<Broadcast, 'say' | 'hear'>,
  onTrouble: (error: Error) => void,
  files: Pick<FileStore, 'put' | 'size'>,
): Promise<MediaEngine> {
  const pieces = piecesIn(files, onTrouble)
  let running: Promise<MediaProcess | null> | null = null
  let isClosing = false
  /** With connections in the process that runs. */
  const rooms = new Set<string>()
  const listeners: ((roomIds: readonly string[]) => void)[] = []

  const start = (): Promise<MediaProcess | null> => {
    const begun = performance.now()
    return startMediaProcess(settings, {
      onTrouble: (trouble) => onTrouble(new Error(`media process: ${trouble}`)),
      onRecorded: (recordingId, frames) => pieces.add(recordingId, frames),
      onEnd(reason) {
        running = null
        if (isClosing) return
        onTrouble(new Error(`the media process ended: ${reason}`))
        if (performance.now() - begun > shortLifeMs) running = start()
        const lost = [...rooms]
        rooms.clear()
        if (lost.length > 0) for (const listener of listeners) listener(lost)
      },
    })
  }
  const process = async (): Promise<MediaProcess | null> => {
    if (!settings.isOn || isClosing) return null
    running ??= start()
    return running
  }
  const tell = (order: RoomOrder) => broadcast.say(channel, order)
  await broadcast.hear(channel, (heard) => {
    const order = heard as RoomOrder
    if ('close' in order) rooms.delete(order.close.roomId)
    // Where no process runs there is no connection that the order could be about.
    void running?.then((one) => one?.order(order))
  })
  return {
    meetings: null,
    rooms: null,
    losses: { hear: (listener) => void listeners.push(listener) },
    async issueTicket(participantId, now) {
      if (!(await process())) return null
      return { engine: 'builtIn', iceServers: turnServers(settings.turn, participantId, now) }
    },
    async answer(grant, offer, { seats, recordingId }) {
      const one = await process()
      if (!one) throw new MediaRefusal('unavailable')
      rooms.add(grant.roomId)
      return one.connect({ ...grant, offer, seats, recordingId })
    },
    updateGrant: (grant) => tell({ grant }),
    mute: (mute) => tell({ mute }),
    // Also where this process carries none: another one may.
    recordings: { record: (roomId, recordingId) => tell({ record: { roomId, recordingId } }) },
    removeParticipant: (roomId, participantId, reason) => tell({ remove: { roomId, participantId, reason } }),
    closeRoom: (roomId) => tell({ close: { roomId } }),
    async close() {
      isClosing = true
      await (await running)?.end()
      await pieces.close()
    },
  }
}
