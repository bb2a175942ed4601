import { mediaKinds } from '@arvand/contracts/class-channel'
import { z } from 'zod'
import { isSigned, type Keys, sourcesOf, tokenOf, type VideoGrants } from './live-kit-token.ts'
import { type EngineNews, type JoinGrant, type MediaEngine, MediaRefusal } from './port.ts'

export interface LiveKitServer extends Keys {
  /** Where browsers connect, and under which its API stands. */
  readonly url: URL
}

const patience = 10_000
/** For connecting alone: whoever is connected gets newer ones from the server itself. */
const ticketSeconds = 120
const orderSeconds = 60

const participants = z.object({
  participants: z
    .array(
      z.object({
        identity: z.string(),
        tracks: z.array(z.object({ sid: z.string(), source: z.string().optional() })).optional(),
      }),
    )
    .optional(),
})
type Participant = NonNullable<z.output<typeof participants>['participants']>[number]

/** What a webhook tells, as far as we listen. Numbers of 64 bits are texts in it. */
const told = z.object({
  event: z.string(),
  room: z.object({ name: z.string() }).optional(),
  participant: z.object({ identity: z.string(), kind: z.string().optional() }).optional(),
  createdAt: z.coerce.number().optional(),
})

const refusal = z.object({ code: z.string().optional(), msg: z.string().optional() })

/**
 * Classes on a LiveKit server: browsers connect to it by its own library with a token that says what they may send.
 * Orders go by its API (Twirp), and it tells by webhooks who came and who left.
 */
export function openLiveKit(server: LiveKitServer, onTrouble: (error: Error) => void): MediaEngine {
  const call = async (method: string, grants: VideoGrants, ask: object): Promise<unknown> => {
    const token = await tokenOf(server, { video: grants, now: new Date(), seconds: orderSeconds })
    const answer = await fetch(
      new URL(`twirp/livekit.RoomService/${method}`, addressOf(server.url, 'http')),
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(ask),
        signal: AbortSignal.timeout(patience),
      },
    )
    if (answer.ok) return answer.json()
    const said = refusal.safeParse(await answer.json().catch(() => null)).data
    // A room or a person that is not there any more needs no order.
    if (said?.code === 'not_found') return null
    throw new Error(`LiveKit refused ${method}: ${said?.code ?? answer.status} ${said?.msg ?? ''}`.trim())
  }
  /** An order that fails is noted, and stops nothing: what is decided stands in our tables. */
  const order = (method: string, room: string, ask: object = {}) =>
    call(method, { room, roomAdmin: true }, { room, ...ask }).then(
      () => undefined,
      (error: Error) => onTrouble(error),
    )
  const participantsOf = async (room: string): Promise<readonly Participant[]> => {
    const list = await call('ListParticipants', { room, roomAdmin: true }, { room })
    return participants.parse(list ?? {}).participants ?? []
  }
  return {
    meetings: null,
    rooms: {
      ticketOf: async (grant, name, now) => ({
        url: addressOf(server.url, 'ws'),
        token: await tokenOf(server, {
          video: { room: grant.roomId, roomJoin: true, ...rightsOf(grant, (source) => source) },
          person: { id: grant.participantId, name },
          ...{ now, seconds: ticketSeconds },
        }),
      }),
      readNews: async (body, authorization, now) => {
        const token = authorization.replace(/^Bearer /, '')
        return (await isSigned(server, { body, token, now })) ? { about: newsOf(body, now) } : null
      },
    },
    losses: null,
    recordings: null,
    issueTicket: async () => ({ engine: 'liveKit', iceServers: [] }),
    answer: () => Promise.reject(new MediaRefusal('unavailable')),
    updateGrant: (grant) =>
      order('UpdateParticipant', grant.roomId, {
        identity: grant.participantId,
        permission: rightsOf(grant, (source) => source.toUpperCase()),
      }),
    async mute({ roomId, participantId, but = [] }) {
      const isMeant = ({ identity }: Participant) =>
        participantId === undefined ? !but.includes(identity) : identity === participantId
      const found = await participantsOf(roomId).catch((error: Error) => {
        onTrouble(error)
        return []
      })
      for (const { identity, tracks = [] } of found.filter(isMeant))
        for (const { sid, source } of tracks)
          if (source === 'MICROPHONE')
            await order('MutePublishedTrack', roomId, { identity, trackSid: sid, muted: true })
    },
    removeParticipant: (roomId, identity) => order('RemoveParticipant', roomId, { identity }),
    closeRoom: (roomId) =>
      call('DeleteRoom', { roomCreate: true }, { room: roomId }).then(
        () => undefined,
        (error: Error) => onTrouble(error),
      ),
    close: async () => undefined,
  }
}

/** Chat, hands and the rest of a class go through us, so nobody sends data there. */
function rightsOf({ canPublish }: JoinGrant, written: (source: string) => string) {
  return {
    canSubscribe: true,
    canPublish: canPublish.length > 0,
    canPublishData: false,
    canPublishSources: mediaKinds
      .filter((kind) => canPublish.includes(kind))
      .map((k) => written(sourcesOf[k])),
  }
}

function newsOf(body: string, now: Date): EngineNews | null {
  const parsed = told.safeParse(parsedOf(body))
  if (!parsed.success) return null
  const { event, room, participant, createdAt } = parsed.data
  // Recorders and the like are participants of another kind.
  const isPerson = participant && (participant.kind ?? 'STANDARD') === 'STANDARD'
  if (!room || !isPerson) return null
  const happened = event === 'participant_joined' ? 'joined' : event === 'participant_left' ? 'left' : null
  if (!happened) return null
  const at = createdAt ? new Date(Math.min(createdAt * 1000, now.getTime())) : now
  return { happened, roomId: room.name, participantId: participant.identity, at }
}

function parsedOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The same address serves its API and browsers' sockets; in the settings it may stand either way. */
export const addressOf = (url: URL, name: 'http' | 'ws'): URL =>
  new URL(url.href.replace(/^(?:http|ws)(s?):/, `${name}$1:`).replace(/\/*$/, '/'))
