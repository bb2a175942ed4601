import type {
  EndReason,
  FromEngine,
  MediaKind,
  PictureSize,
  SentMedia,
} from '@arvand/contracts/class-channel'
import {
  DisconnectReason,
  LogLevel,
  type Participant,
  Room,
  RoomEvent,
  type RoomEventCallbacks,
  type RoomOptions,
  setLogLevel,
  Track,
  type TrackPublication,
  VideoQuality,
} from 'livekit-client'
import type { Link, SeatTracks } from './link.ts'
import { seatsAfter } from './seats-after.ts'

export interface LiveKitOptions {
  readonly seats: number
  readonly ticket: () => Promise<{ readonly url: string; readonly token: string }>
  readonly onMessage: (message: FromEngine) => void
  /** The connection is lost, and another must be opened. */
  readonly onLost: () => void
  readonly roomOf?: (options: RoomOptions) => Room
}

const kinds = ['audio', 'camera', 'screen'] as const
const nothing: SentMedia = { audio: false, camera: false, screen: false }
const sources: Readonly<Record<MediaKind, Track.Source>> = {
  audio: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
}
const qualities: Readonly<Record<PictureSize, VideoQuality>> = {
  small: VideoQuality.LOW,
  large: VideoQuality.HIGH,
}
const endings: Readonly<Partial<Record<DisconnectReason, EndReason>>> = {
  [DisconnectReason.DUPLICATE_IDENTITY]: 'replaced',
  [DisconnectReason.PARTICIPANT_REMOVED]: 'removed',
  [DisconnectReason.ROOM_DELETED]: 'closed',
}
/** Whatever of these happens, the picture of who sends what is made anew. */
const changes: readonly (keyof RoomEventCallbacks)[] = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantPermissionsChanged,
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.LocalTrackPublished,
  RoomEvent.LocalTrackUnpublished,
  RoomEvent.Reconnected,
]

/** Connects to a class on a LiveKit server, and tells of it as our own engine would. */
export async function openLiveKitLink(options: LiveKitOptions): Promise<Link> {
  const { ticket, onMessage, onLost, roomOf = (wish) => new Room(wish) } = options
  setLogLevel(LogLevel.warn)
  const room = roomOf({ dynacast: true, stopLocalTrackOnUnpublish: false })
  const seats = openSeats(room, options.seats)
  const sender = openSender(room, onMessage)
  let isClosed = false
  const tell = () => {
    if (isClosed) return
    onMessage({ state: { ...seats.look(), mayPublish: mayPublish(room) } })
  }
  for (const change of changes) room.on(change, tell)
  room.on(RoomEvent.ActiveSpeakersChanged, (speakers) => {
    if (isClosed) return
    onMessage({ speaking: speakers.map(({ identity }) => identity) })
    tell()
  })
  room.on(
    RoomEvent.TrackMuted,
    (_publication, who) => void (who === room.localParticipant && sender.hearMute()),
  )
  room.on(RoomEvent.Disconnected, (reason) => {
    if (isClosed) return
    isClosed = true
    const ended = reason === undefined ? undefined : endings[reason]
    if (ended) onMessage({ ended })
    else onLost()
  })
  const close = () => {
    isClosed = true
    void room.disconnect(false)
  }
  try {
    const { url, token } = await ticket()
    await room.connect(url, token, { autoSubscribe: false })
  } catch (error) {
    close()
    throw error
  }
  tell()
  return {
    seats: seats.tracks,
    get screen() {
      return seats.screen()
    },
    carry: sender.carry,
    say(message) {
      if ('on' in message) sender.switch(message.on)
      if ('pictures' in message) {
        seats.wantPictures(message.pictures)
        tell()
      }
      if ('seen' in message) {
        seats.wantSizes(message.seen)
        tell()
      }
    },
    // Its library tells of single tracks only, and of none that is not received any more.
    usage: async () => null,
    carried: async () => null,
    close,
  }
}

const isSent = (of: TrackPublication | undefined): boolean => of !== undefined && !of.isMuted
const trackOf = (of: TrackPublication | undefined): MediaStreamTrack | null =>
  of?.track?.mediaStreamTrack ?? null
const sentBy = (who: Participant): SentMedia => ({
  audio: isSent(who.getTrackPublication(sources.audio)),
  camera: isSent(who.getTrackPublication(sources.camera)),
  screen: isSent(who.getTrackPublication(sources.screen)),
})
const everybody = (room: Room): Participant[] => [room.localParticipant, ...room.remoteParticipants.values()]

const mayPublish = ({ localParticipant }: Room): readonly MediaKind[] =>
  localParticipant.permissions?.canPublish ? kinds : []

/** One screen at a time is shown: that of whoever comes first by id, so that all see the same. */
const whoShares = (room: Room): string | null =>
  everybody(room)
    .filter((one) => sentBy(one).screen)
    .map(({ identity }) => identity)
    .toSorted()[0] ?? null

/** Whom this page receives: as many as it has seats, and the screen that is shown. */
function openSeats(room: Room, count: number) {
  const tracks: SeatTracks[] = Array.from({ length: count }, () => ({ audio: null, video: null }))
  let seated: readonly (string | null)[] = tracks.map(() => null)
  let wantsPictures = true
  let looks: Readonly<Record<string, PictureSize>> | null = null
  const publicationOf = (identity: string | null, kind: MediaKind) =>
    identity === null ? undefined : room.remoteParticipants.get(identity)?.getTrackPublication(sources[kind])
  const subscribe = (screen: string | null) => {
    for (const { identity, trackPublications } of room.remoteParticipants.values())
      for (const publication of trackPublications.values()) {
        if (!('setSubscribed' in publication)) continue
        const { source } = publication
        const isShown = source === sources.screen ? identity === screen : seated.includes(identity)
        const isSeen = source !== sources.camera || looks === null || identity in looks
        const isWanted = isShown && (source === sources.audio || (wantsPictures && isSeen))
        if (publication.isDesired !== isWanted) publication.setSubscribed(isWanted)
        if (isWanted && source === sources.camera && looks)
          publication.setVideoQuality(qualities[looks[identity] ?? 'large'])
      }
  }
  return {
    tracks,
    wantPictures(wish: boolean) {
      wantsPictures = wish
    },
    wantSizes(wish: Readonly<Record<string, PictureSize>>) {
      looks = wish
    },
    screen: () => trackOf(publicationOf(whoShares(room), 'screen')),
    look() {
      const people = Object.fromEntries(everybody(room).map((one) => [one.identity, sentBy(one)]))
      const sending = [...room.remoteParticipants.keys()].filter(
        (identity) => people[identity]?.audio || people[identity]?.camera,
      )
      seated = seatsAfter(seated, { sending, speaking: room.activeSpeakers.map(({ identity }) => identity) })
      const screen = whoShares(room)
      subscribe(screen)
      for (const [seat, identity] of seated.entries())
        tracks[seat] = {
          audio: trackOf(publicationOf(identity, 'audio')),
          video: trackOf(publicationOf(identity, 'camera')),
        }
      return { seats: seated, screen, people }
    },
  }
}

/** What this page sends: each kind is brought to what is wished, one step after another. */
function openSender(room: Room, onMessage: LiveKitOptions['onMessage']) {
  const me = room.localParticipant
  const carried: Partial<Record<MediaKind, MediaStreamTrack>> = {}
  let on = nothing
  const steps: Record<MediaKind, Promise<void>> = {
    audio: Promise.resolve(),
    camera: Promise.resolve(),
    screen: Promise.resolve(),
  }
  const bring = async (kind: MediaKind) => {
    const [track, mine] = [carried[kind], me.getTrackPublication(sources[kind])]
    if (!track) {
      if (mine?.track) await me.unpublishTrack(mine.track, false)
      return
    }
    if (!mine) {
      if (!on[kind]) return
      const sharing = kind === 'screen' ? whoShares(room) : null
      if (sharing) return onMessage({ refused: kind, why: 'screen-taken' })
      await me.publishTrack(track, { source: sources[kind], stopMicTrackOnMute: false })
    } else if (mine.track && mine.track.mediaStreamTrack !== track) await mine.track.replaceTrack(track, true)
    // A microphone stays published, and is only silent.
    const there = kind === 'audio' ? me.getTrackPublication(sources.audio) : undefined
    if (there && there.isMuted === on.audio) await (on.audio ? there.unmute() : there.mute())
  }
  const step = (kind: MediaKind) => {
    steps[kind] = steps[kind]
      .then(() => bring(kind))
      // What the server does not allow, or a connection that went; the next one begins anew.
      .catch(() => on[kind] && onMessage({ refused: kind, why: 'not-allowed' }))
      .then(() => undefined)
  }
  return {
    carry(kind: MediaKind, track: MediaStreamTrack | null) {
      if (track) carried[kind] = track
      else delete carried[kind]
      step(kind)
    },
    switch(wish: SentMedia) {
      on = wish
      for (const kind of kinds) step(kind)
    },
    /** The host switched the microphone off. */
    hearMute() {
      if (!on.audio || !me.getTrackPublication(sources.audio)?.isMuted) return
      on = { ...on, audio: false }
      onMessage({ muted: true })
    },
  }
}
