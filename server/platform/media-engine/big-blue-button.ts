import { addressOf, replyOf, type Server } from './big-blue-button-call.ts'
import { type MediaEngine, MediaRefusal, type MeetingGuest } from './port.ts'

const patience = 10_000

/**
 * Classes on a BigBlueButton server: each is a meeting there with its own pages for sound, picture and board. Who may go
 * in is decided here; who is in already is removed, muted and let speak there, for its API knows no such orders.
 */
export function openBigBlueButton(server: Server, onTrouble: (error: Error) => void): MediaEngine {
  const call = async (name: string, params: Readonly<Record<string, string>>) => {
    const answer = await fetch(addressOf(server, name, params), { signal: AbortSignal.timeout(patience) })
    const reply = replyOf(await answer.text())
    if (reply.get('returncode') !== 'SUCCESS')
      throw new Error(`BigBlueButton refused ${name}: ${reply.get('messageKey') ?? answer.status}`)
    return reply
  }
  /** Opens the meeting of a class, or finds the open one. */
  const open = ({ roomId, title }: MeetingGuest) =>
    // A name has 2 to 64 letters there.
    call('create', { name: title.slice(0, 64).padEnd(2, '.'), meetingID: roomId }).catch((error: Error) => {
      onTrouble(error)
      throw new MediaRefusal('unavailable')
    })
  return {
    meetings: {
      async join(guest) {
        const createTime = (await open(guest)).get('createTime')
        return addressOf(server, 'join', {
          fullName: guest.name,
          meetingID: guest.roomId,
          role: guest.isHost ? 'MODERATOR' : 'VIEWER',
          userID: guest.participantId,
          // Binds the address to this run of the meeting.
          ...(createTime ? { createTime } : {}),
        })
      },
    },
    rooms: null,
    losses: null,
    recordings: null,
    issueTicket: async () => null,
    answer: () => Promise.reject(new MediaRefusal('unavailable')),
    updateGrant: async () => undefined,
    mute: async () => undefined,
    removeParticipant: async () => undefined,
    // One that is over already, or was never opened, is refused; that is no trouble.
    closeRoom: (roomId) =>
      call('end', { meetingID: roomId }).then(
        () => undefined,
        (error: Error) => (/notFound/.test(error.message) ? undefined : onTrouble(error)),
      ),
    close: async () => undefined,
  }
}
