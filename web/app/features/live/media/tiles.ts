import type { MediaState } from './state.ts'

export interface TilePerson {
  readonly id: string
  readonly isHost: boolean
  readonly isCoHost?: boolean
  readonly isMe: boolean
}

export type Arrangement = 'grid' | 'speaker'

export interface Tiles<P> {
  /** Who is shown large, and whether by their screen; null in a grid. */
  readonly main: { readonly person: P; readonly isScreen: boolean } | null
  readonly others: readonly P[]
}

/** More do not fit beside each other; all are in the list of participants. */
const most = 20

/**
 * Who is shown where. A shared screen is always large, and then whom the host shows; otherwise, as the viewer wishes, whoever spoke last. Where only
 * some speak, the others have no tile until they send something.
 */
export function tilesOf<P extends TilePerson>(
  people: readonly P[],
  state: Pick<MediaState, 'people' | 'screen' | 'lastSpeaker'>,
  wish: {
    readonly arrangement: Arrangement
    readonly onlySpeakers: boolean
    /** Whom the host shows large. */
    readonly spotlight?: string | null
  },
): Tiles<P> {
  const sends = ({ id }: P) => Boolean(state.people[id]?.camera || state.people[id]?.audio)
  const shown = people.filter(
    (one) => !wish.onlySpeakers || one.isHost || one.isCoHost || one.isMe || sends(one),
  )
  const ranked =
    shown.length <= most ? shown : [...shown].toSorted((a, b) => Number(sends(b)) - Number(sends(a)))
  const tiles = ranked.slice(0, most)
  const sharing = people.find(({ id }) => id === state.screen)
  // Whoever shares sees the others, and not their own screen in itself.
  if (sharing && !sharing.isMe) return { main: { person: sharing, isScreen: true }, others: tiles }
  const lit = people.find(({ id }) => id === wish.spotlight)
  if (lit) return { main: { person: lit, isScreen: false }, others: tiles.filter((one) => one !== lit) }
  if (wish.arrangement === 'grid' || tiles.length < 2) return { main: null, others: tiles }
  const main =
    tiles.find(({ id }) => id === state.lastSpeaker) ??
    tiles.find(({ isHost, isMe }) => isHost && !isMe) ??
    tiles.find(({ isMe }) => !isMe)
  if (!main) return { main: null, others: tiles }
  return { main: { person: main, isScreen: false }, others: tiles.filter((one) => one !== main) }
}
