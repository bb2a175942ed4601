import type { FromBrowser } from '@arvand/contracts/class-channel'
import { z } from 'zod'
import type { ChildSettings, ConnectOrder, FromChild, ToChild } from './messages.ts'
import type { JoinGrant } from './port.ts'
import { Recordings } from './recording/recordings.ts'
import { openConnection } from './sfu/connection.ts'
import { Room } from './sfu/room.ts'
import { openTcpDoor } from './tcp-door.ts'

/** The program of the media process: rooms in memory, one UDP port (and one of TCP), orders from the app, and nothing else. */

const mostPeople = 300
/** Of a message: some dozens of people who are looked at. */
const mostLetters = 4_000
const given = JSON.parse(process.argv[2] ?? '{}') as ChildSettings
const say = (message: FromChild): void => void process.send?.(message)

const library = await import('node-datachannel').then(
  (loaded) => loaded.default,
  (error: unknown) => {
    say({ failed: String(error) })
    return null
  },
)
if (!library) process.exit(0)

// Without it classes go on for all whose network lets UDP through.
const isTcpOpen =
  given.tcpPort !== null &&
  (await openTcpDoor({ ...given, tcpPort: given.tcpPort }).then(
    () => true,
    (error: unknown) => void say({ trouble: String(error) }),
  ))
const settings: ChildSettings = { ...given, tcpPort: isTcpOpen ? given.tcpPort : null }

const rooms = new Map<string, Room>()
const recordings = new Recordings(
  (recordingId, frames) => say({ recordingId, recorded: frames.toString('base64') }),
  (trouble) => say({ trouble }),
)

const sent = z.strictObject({ audio: z.boolean(), camera: z.boolean(), screen: z.boolean() })
const fromBrowser: z.ZodType<FromBrowser> = z.union([
  z.strictObject({ on: sent }),
  z.strictObject({ pictures: z.boolean() }),
  z.strictObject({ seen: z.record(z.string().max(64), z.enum(['small', 'large'])) }),
  z.strictObject({ alive: z.literal(true) }),
])

function heard(text: string): FromBrowser | null {
  try {
    return fromBrowser.parse(JSON.parse(text.slice(0, mostLetters)))
  } catch {
    return null
  }
}

async function connect({
  id,
  connect: { offer, seats, recordingId, ...grant },
}: ConnectOrder): Promise<void> {
  if (!library) return
  const room = rooms.get(grant.roomId) ?? new Room()
  if (room.members.size >= mostPeople) return say({ id, refused: 'full' })
  rooms.set(grant.roomId, room)
  const member = room.take(grant, performance.now())
  const gone = () => {
    room.leave(grant.participantId, member)
    member.connection?.close()
  }
  const opened = await openConnection({
    ...{ library, settings, offer, seats },
    isOpen: (kind) => room.isOpen(member, kind),
    onPictureLost: (seat) => room.askForPicture(member, seat),
    onOpen: () => room.arrange(),
    onTrouble: (trouble) => say({ trouble }),
    onGone: gone,
    onMessage(text) {
      const message = heard(text)
      if (message) room.hear(member, message, performance.now())
    },
  })
  if (!opened) {
    gone()
    return say({ id, refused: 'bad-offer' })
  }
  // Somebody may have removed the person, or connected in their place, meanwhile.
  if (room.members.get(grant.participantId) !== member) {
    opened.connection.close()
    return say({ id, refused: 'bad-offer' })
  }
  room.opened(member, opened.connection)
  recordings.connected(grant.roomId, room, recordingId)
  say({ id, answer: opened.answer })
}

function closeRoom(roomId: string): void {
  const room = rooms.get(roomId)
  recordings.order(roomId, room, null)
  for (const person of [...(room?.members.keys() ?? [])]) room?.end(person, 'closed')
  rooms.delete(roomId)
}

const inRoom = ({ roomId }: Pick<JoinGrant, 'roomId'>) => rooms.get(roomId)

process.on('message', (message: ToChild) => {
  if ('connect' in message) void connect(message)
  else if ('grant' in message) inRoom(message.grant)?.setGrant(message.grant)
  else if ('mute' in message) inRoom(message.mute)?.mute(message.mute.participantId, message.mute.but)
  else if ('remove' in message)
    inRoom(message.remove)?.end(message.remove.participantId, message.remove.reason)
  else if ('record' in message) {
    const { roomId, recordingId } = message.record
    recordings.order(roomId, rooms.get(roomId), recordingId)
  } else closeRoom(message.close.roomId)
})
// The app is gone.
process.on('disconnect', () => process.exit(0))

setInterval(() => {
  const now = performance.now()
  for (const room of rooms.values()) room.askForLost(now)
  recordings.mix(now)
}, 20)
setInterval(() => {
  const now = performance.now()
  for (const [id, room] of rooms) recordings.follow(id, room.tellSpeaking(), now)
}, 500)
setInterval(() => {
  const now = performance.now()
  for (const [id, room] of rooms) {
    room.report(now)
    room.dropSilent(now)
    if (room.members.size > 0) continue
    recordings.emptied(id)
    rooms.delete(id)
  }
}, 1_000)

say({ ready: true })
