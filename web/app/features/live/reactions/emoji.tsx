import type { Reaction } from '@arvand/contracts/panel/class'
import clap from './clap.svg'
import heart from './heart.svg'
import laugh from './laugh.svg'
import like from './like.svg'
import party from './party.svg'
import wow from './wow.svg'

/** Pictures of our own, because not every device has a font of them, and people should see the same. */
export const emoji: Readonly<Record<Reaction, string>> = { like, clap, heart, laugh, wow, party }

/** Decorative: its name stands in words beside it. */
export const Emoji = ({ of, size }: { readonly of: Reaction; readonly size: number }) => (
  <img src={emoji[of]} alt="" width={size} height={size} draggable={false} />
)
