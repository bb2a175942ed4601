import type { EndReason, MediaKind } from '@arvand/contracts/class-channel'

/** What a person may send in a room. Everybody who is in hears and sees. */
export interface JoinGrant {
  readonly roomId: string
  readonly participantId: string
  readonly canPublish: readonly MediaKind[]
}

/** How a browser connects to a room. */
export interface Connecting {
  /**
   * For how many others each browser of the room has seats. An offer with fewer is refused, because nobody may send more
   * than all others can see and hear.
   */
  readonly seats: number
  /** The recording of the room that goes on; null: there is none. */
  readonly recordingId: string | null
}

export interface IceServer {
  readonly urls: string
  readonly username: string
  readonly credential: string
}

/** What a browser needs besides the answer to its offer. */
export interface JoinTicket {
  /** With which code of ours it connects. */
  readonly engine: 'builtIn' | 'liveKit'
  readonly iceServers: readonly IceServer[]
}

/** Somebody who goes into a meeting that an engine elsewhere holds with pages of its own. */
export interface MeetingGuest {
  readonly roomId: string
  /** Of the class. */
  readonly title: string
  readonly participantId: string
  readonly name: string
  readonly isHost: boolean
}

/** Somebody came to a room of an engine elsewhere, or left it. */
export interface EngineNews {
  readonly happened: 'joined' | 'left'
  readonly roomId: string
  readonly participantId: string
  readonly at: Date
}

/** By what a browser goes into a room of an engine elsewhere; the token says what it may send. */
export interface RoomTicket {
  readonly url: URL
  readonly token: string
}

export type MediaTrouble = 'unavailable' | 'bad-offer' | 'full'

export class MediaRefusal extends Error {
  override readonly name = 'MediaRefusal'
  readonly trouble: MediaTrouble
  constructor(trouble: MediaTrouble) {
    super(trouble)
    this.trouble = trouble
  }
}

/**
 * What carries sound and picture of classes. Who may do what is decided by the caller; the engine only holds to it. All
 * but `issueTicket` and `answer` act on connections that stand, at whichever process they are.
 */
export interface MediaEngine {
  /** Where classes are held on the pages of an engine elsewhere; null: browsers connect to us. */
  readonly meetings: {
    /** The address by which one person goes in, good for one visit; throws MediaRefusal. */
    join(guest: MeetingGuest): Promise<URL>
  } | null
  /** Where browsers connect to an engine elsewhere by its own library; null: by `answer`. */
  readonly rooms: {
    ticketOf(grant: JoinGrant, name: string, now: Date): Promise<RoomTicket>
    /** Reads what the engine tells of itself; null: it is not the engine who tells it. */
    readNews(body: string, authorization: string, now: Date): Promise<{ about: EngineNews | null } | null>
  } | null
  /** Calls with the rooms whose sound and picture just ended, because what carried them died; null: it never tells. */
  readonly losses: { hear(listener: (roomIds: readonly string[]) => void): void } | null
  /** Null: this engine makes no recordings. */
  readonly recordings: {
    /** Null: not any more. What is recorded under the same id becomes one film. */
    record(roomId: string, recordingId: string | null): Promise<void>
  } | null
  /** Null: this machine cannot carry sound and picture. */
  issueTicket(participantId: string, now: Date): Promise<JoinTicket | null>
  /**
   * Answers a browser's offer; throws MediaRefusal. A second connection of the same person ends the first. A class that
   * is being recorded is recorded from now on if it was not, because the process that did it may have died.
   */
  answer(grant: JoinGrant, offer: string, connecting: Connecting): Promise<string>
  updateGrant(grant: JoinGrant): Promise<void>
  /** Switches microphones off; people may switch their own on again. Without a person: all but `but`. */
  mute(whom: {
    readonly roomId: string
    readonly participantId?: string
    readonly but?: readonly string[]
  }): Promise<void>
  removeParticipant(roomId: string, participantId: string, reason: EndReason): Promise<void>
  closeRoom(roomId: string): Promise<void>
  close(): Promise<void>
}
