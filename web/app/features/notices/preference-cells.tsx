import type { OuterChannel } from '@arvand/contracts/panel/notices'
import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { preferencesWords as words } from './words.ts'

const width = 'basis-[calc(50%-0.5rem)] md:w-26 md:shrink-0 md:basis-auto'

/** Names the columns of a desktop; each switch has its own name for a screen reader. */
export const ChannelHeads = ({ channels }: { channels: readonly OuterChannel[] }) => (
  <div aria-hidden className="hidden gap-x-4 px-6 py-2.5 text-14 text-muted md:flex">
    <span className="grow">{words.group}</span>
    {[words.app, ...channels.map((channel) => words.channels[channel])].map((head) => (
      <span key={head} className="w-26 shrink-0">
        {head}
      </span>
    ))}
  </div>
)

/** Empty where a type is not sent by the channel, so that the columns stay; on a phone it then takes no room. */
export const ChannelCell = ({ children }: { children: ReactNode }) => (
  <span className={`empty:hidden md:empty:block ${width}`}>{children}</span>
)

/** In the app every notice is shown. */
export const InApp = () => (
  <span className={width}>
    <Fixed icon={Check} label={words.app} />
  </span>
)

/** Stands where others have a switch; the reason stands under the list. */
export const AlwaysOn = ({ label }: { label: string }) => <Fixed icon={Lock} label={label} />

const Fixed = ({ icon, label }: { icon: LucideIcon; label: string }) => (
  <span className="flex min-h-11 items-center gap-3 text-16">
    <span className="grid w-12 place-items-center text-muted">
      <Icon of={icon} />
    </span>
    <span className="md:sr-only">{label}</span>
    <span className="sr-only">: {words.always}</span>
  </span>
)
