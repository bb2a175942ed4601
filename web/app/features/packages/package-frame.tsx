import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Launch } from './use-package.ts'
import { packagesWords as words } from './words.ts'

export interface Said {
  readonly data: Readonly<Record<string, string>>
  readonly ends: boolean
}

export interface FrameDoor {
  /** Asks the part to close, so that it can save its last data first. */
  readonly close: () => Promise<void>
}

/** Where a part asks to go: the next part, the previous one, or one that it names. */
export interface Wish {
  readonly to: 'next' | 'before' | 'part'
  readonly part?: string
}

interface PackageFrameProps {
  readonly launch: Launch
  readonly title: string
  /** Identifiers of the parts that it may ask to go to. */
  readonly open: readonly string[]
  /** The data that a part saves; `ends` when it was saved at the part's end. */
  readonly onSave: (part: string, said: Said) => void
  /** The package tried to load from these hosts and was blocked. */
  readonly onOutside: (hosts: readonly string[]) => void
  /** The part asks to open another part. */
  readonly onWish: (wish: Wish) => void
  readonly door: Ref<FrameDoor>
}

/** How long a part may take to close, so that one that hangs does not block the next. */
const patienceMs = 1500

/**
 * Runs a package in a frame on a host of its own: without our cookies, and unable to navigate this page. Both sides
 * talk by messages and accept only each other's.
 */
export function PackageFrame({ launch, title, open, onSave, onOutside, onWish, door }: PackageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const closed = useRef<(() => void) | null>(null)
  const told = useRef({ onSave, onOutside, onWish, open })
  told.current = { onSave, onOutside, onWish, open }
  const { origin } = new URL(launch.url)

  useEffect(() => {
    const own = frame.current?.contentWindow
    let gone = false
    const hear = (event: MessageEvent<unknown>) => {
      // A removed frame has no window, so its last messages arrive without a source; they still count.
      const isOurs = event.source === own || (gone && event.source === null)
      if (event.origin !== origin || !isOurs) return
      const message = messageOf(event.data)
      if (message?.kind === 'arvand.ready')
        own?.postMessage({ kind: 'arvand.launch', launch: saidOf(launch, told.current.open) }, origin)
      else if (message?.kind === 'arvand.save') told.current.onSave(launch.part, message.said)
      else if (message?.kind === 'arvand.outside') told.current.onOutside(message.hosts)
      else if (message?.kind === 'arvand.wish') told.current.onWish(message.wish)
      else if (message?.kind === 'arvand.closed') closed.current?.()
    }
    window.addEventListener('message', hear)
    return () => {
      gone = true
      setTimeout(() => window.removeEventListener('message', hear), patienceMs)
    }
  }, [launch, origin])

  useImperativeHandle(
    door,
    () => ({
      close: () =>
        new Promise<void>((done) => {
          closed.current = done
          setTimeout(done, patienceMs)
          frame.current?.contentWindow?.postMessage({ kind: 'arvand.close' }, origin)
        }),
    }),
    [origin],
  )

  return (
    <iframe
      ref={frame}
      title={words.frame(title)}
      src={launch.url}
      sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      className="block size-full border-0 bg-white"
    />
  )
}

const saidOf = ({ standard, kind, href, data }: Launch, open: readonly string[]) => ({
  standard,
  kind,
  href,
  data,
  open,
})

type Message =
  | { readonly kind: 'arvand.ready' | 'arvand.closed' }
  | { readonly kind: 'arvand.wish'; readonly wish: Wish }
  | { readonly kind: 'arvand.outside'; readonly hosts: readonly string[] }
  | { readonly kind: 'arvand.save'; readonly said: Said }

function wishOf(said: object): Message | null {
  const { to, part } = said as { readonly to?: unknown; readonly part?: unknown }
  if (to === 'next' || to === 'before') return { kind: 'arvand.wish', wish: { to } }
  return to === 'part' && typeof part === 'string' ? { kind: 'arvand.wish', wish: { to, part } } : null
}

const mostHosts = 5

/** Only valid host names: they are shown to people, and the package chose them. */
function hostsIn(said: object): string[] {
  const { hosts } = said as { readonly hosts?: unknown }
  if (!Array.isArray(hosts)) return []
  return hosts
    .filter((host): host is string => typeof host === 'string' && /^[a-z0-9.-]{4,100}$/.test(host))
    .slice(0, mostHosts)
}

/** A message of a known form, or null. */
function messageOf(said: unknown): Message | null {
  if (typeof said !== 'object' || said === null || !('kind' in said)) return null
  const { kind } = said
  if (kind === 'arvand.ready' || kind === 'arvand.closed') return { kind }
  if (kind === 'arvand.wish') return wishOf(said)
  if (kind === 'arvand.outside') return { kind, hosts: hostsIn(said) }
  if (kind !== 'arvand.save' || !('data' in said)) return null
  const { data } = said
  if (typeof data !== 'object' || data === null) return null
  const entries = Object.entries(data).filter(([, value]) => typeof value === 'string')
  const ends = 'ends' in said && said.ends === true
  return { kind, said: { data: Object.fromEntries(entries) as Record<string, string>, ends } }
}
