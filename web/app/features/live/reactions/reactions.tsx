import { type Reaction, react } from '@arvand/contracts/panel/class'
import { formatNumber } from '@arvand/persian/numbers'
import { SmilePlus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { BarButton } from '../bar-button.tsx'
import type { Shown } from '../shown.ts'
import { Emoji, emoji } from './emoji.tsx'
import { reactionWords as words } from './reaction-words.ts'
import type { ShownReaction } from './use-reactions.ts'

const all = Object.keys(emoji) as Reaction[]

/** How often each was shown in the last seconds, in the order of the set. */
const countsOf = (shown: readonly ShownReaction[]) =>
  all.flatMap((reaction) => {
    const count = shown.filter((one) => one.reaction === reaction).length
    return count > 0 ? [{ reaction, count }] : []
  })

/** Opens the set; each press sends one, and the set stays open for more. */
export function ReactionButton({ sessionId }: { readonly sessionId: string }) {
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    around.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the set from each of its buttons
    <div ref={around} onKeyDown={close}>
      <BarButton
        icon={SmilePlus}
        label={words.react}
        isOn={open}
        isOpen={open}
        onPress={() => setOpen(!open)}
      />
      {open ? (
        <fieldset className="absolute inset-x-0 bottom-full z-20 mx-auto mb-2 flex w-max rounded-card border border-line bg-surface p-1 shadow-float">
          <legend className="sr-only">{words.choose}</legend>
          {all.map((reaction) => (
            <button
              key={reaction}
              type="button"
              aria-label={words.names[reaction]}
              title={words.names[reaction]}
              onClick={() => void attemptAloud(call(react, { sessionId, reaction }))}
              className="grid size-11 place-items-center rounded-control hover:bg-sunken"
            >
              <Emoji of={reaction} size={26} />
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}

interface CountsProps {
  readonly shown: readonly ShownReaction[]
  readonly people: Shown['people']
}

/** What everybody shows now, counted; a screen reader hears who showed the last one. */
export function ReactionCounts({ shown, people }: CountsProps) {
  const last = shown.at(-1)
  const name = people.find(({ id }) => id === last?.personId)?.name
  return (
    <div className="contents">
      <p role="status" className="sr-only">
        {last && name ? words.of(name, words.names[last.reaction]) : ''}
      </p>
      {shown.length > 0 ? (
        <ul aria-label={words.now} className="flex flex-wrap gap-2">
          {countsOf(shown).map(({ reaction, count }) => (
            <li key={reaction} className="flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1 text-15">
              <Emoji of={reaction} size={20} />
              <span aria-hidden="true">{formatNumber(count)}</span>
              <span className="sr-only">{words.counted(words.names[reaction], formatNumber(count))}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** At a tile: the last that its person shows, and how many. */
export function TileReaction({ shown }: { readonly shown: readonly ShownReaction[] }) {
  const last = shown.at(-1)
  if (!last) return null
  return (
    <span
      aria-hidden="true"
      className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-deep/80 px-3 py-1 text-21 transition-transform duration-200 starting:scale-50"
    >
      <Emoji of={last.reaction} size={28} />
      {shown.length > 1 ? <span className="text-15">{formatNumber(shown.length)}</span> : null}
    </span>
  )
}
