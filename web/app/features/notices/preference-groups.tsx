import type { Answer } from '@arvand/contracts/endpoint'
import type { OuterChannel, showPreferences } from '@arvand/contracts/panel/notices'
import { formatNumber } from '@arvand/persian/numbers'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { GroupState } from './choices-in.ts'
import { AlwaysOn, ChannelCell, ChannelHeads, InApp } from './preference-cells.tsx'
import { preferencesWords as words } from './words.ts'

export type Group = Answer<typeof showPreferences>['groups'][number]
type Kind = Group['kinds'][number]

interface Choices {
  isOn(box: string): boolean
  set(boxes: readonly string[], on: boolean): void
}

interface Shown {
  /** Channels that this installation can send by, in the order of the columns. */
  readonly channels: readonly OuterChannel[]
  readonly choices: Choices
}

/** One row for each group, with its types beneath: a table on a desktop, cards on a phone. */
export function PreferenceGroups({
  groups,
  channels,
}: { groups: readonly Group[] } & Pick<Shown, 'channels'>) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const stored = new Map(
    groups.flatMap((group) =>
      group.kinds.flatMap((kind) =>
        kind.channels.map(({ channel, on }) => [boxOf(group, kind, channel), on] as const),
      ),
    ),
  )
  const choices: Choices = {
    isOn: (box) => changed[box] ?? stored.get(box) ?? true,
    set: (boxes, on) => setChanged({ ...changed, ...Object.fromEntries(boxes.map((box) => [box, on])) }),
  }
  return (
    <div className="grid gap-3 md:gap-0 md:overflow-clip md:rounded-card md:border md:border-line md:bg-surface">
      <ChannelHeads channels={channels} />
      {groups.map((group) => (
        <GroupCard key={group.name} group={group} channels={channels} choices={choices} />
      ))}
    </div>
  )
}

const boxOf = (group: Group, kind: Kind, channel: OuterChannel) => `${group.name} ${kind.name} ${channel}`

const entryOf = (kind: Kind, channel: OuterChannel) => kind.channels.find((one) => one.channel === channel)

function GroupCard({ group, channels, choices }: { group: Group } & Shown) {
  return (
    <section
      aria-label={group.title}
      className="rounded-card border border-line bg-surface md:rounded-none md:border-x-0 md:border-b-0"
    >
      <Row title={<span className="text-16 font-title">{group.title}</span>} label={group.title}>
        <InApp />
        {channels.map((channel) => (
          <ChannelCell key={channel}>
            <GroupSwitch group={group} channel={channel} choices={choices} />
          </ChannelCell>
        ))}
      </Row>
      <details className="group/kinds px-4.5 pb-2 md:px-0 md:pb-0">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-14 text-primary-700 md:px-6">
          <Icon of={ChevronDown} size={16} className="group-open/kinds:rotate-180" />
          {formatNumber(group.kinds.length)} {words.kinds}
        </summary>
        <ul className="divide-y divide-line border-t border-line md:bg-sunken">
          {group.kinds.map((kind) => (
            <li key={kind.name}>
              <Row title={kind.title} label={kind.title} inner>
                <InApp />
                {channels.map((channel) => (
                  <ChannelCell key={channel}>
                    <KindSwitch
                      entry={entryOf(kind, channel)}
                      box={boxOf(group, kind, channel)}
                      choices={choices}
                    />
                  </ChannelCell>
                ))}
              </Row>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

interface RowProps {
  readonly title: ReactNode
  readonly label: string
  /** A row of one type, beneath its group. */
  readonly inner?: boolean
  readonly children: ReactNode
}

const Row = ({ title, label, inner = false, children }: RowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a legend does not become a cell of the grid in every browser
  <div
    role="group"
    aria-label={label}
    className={`flex flex-wrap items-center gap-x-4 gap-y-1 py-2 md:px-6 ${inner ? '' : 'px-4.5'}`}
  >
    <span className="min-w-0 grow basis-full text-15 md:basis-0">{title}</span>
    {children}
  </div>
)

interface KindSwitchProps {
  /** Undefined when notices of this type are never sent by this channel. */
  readonly entry: Kind['channels'][number] | undefined
  readonly box: string
  readonly choices: Choices
}

function KindSwitch({ entry, box, choices }: KindSwitchProps) {
  if (!entry) return null
  const label = words.channels[entry.channel]
  if (entry.whyNotMute !== null) return <AlwaysOn label={label} />
  return (
    <>
      <input type="hidden" name="box" value={box} />
      <Switch
        name="on"
        value={box}
        checked={choices.isOn(box)}
        onChange={(event) => choices.set([box], event.currentTarget.checked)}
      >
        <span className="md:sr-only">{label}</span>
      </Switch>
    </>
  )
}

interface GroupSwitchProps {
  readonly group: Group
  readonly channel: OuterChannel
  readonly choices: Choices
}

/** Sets all types of the group that may be muted; what it does without JavaScript `choicesIn` says. */
function GroupSwitch({ group, channel, choices }: GroupSwitchProps) {
  const label = words.channels[channel]
  const sent = group.kinds.filter((kind) => entryOf(kind, channel))
  const free = sent.filter((kind) => entryOf(kind, channel)?.whyNotMute === null)
  if (free.length === 0) return sent.length > 0 ? <AlwaysOn label={label} /> : null
  const boxes = free.map((kind) => boxOf(group, kind, channel))
  const state = stateOf(boxes, choices)
  const name = `${group.name} ${channel}`
  return (
    <>
      <input type="hidden" name="was" value={`${name} ${state}`} />
      <Switch
        name="group"
        value={name}
        checked={state === 'on'}
        onChange={(event) => choices.set(boxes, event.currentTarget.checked)}
      >
        <span className="md:sr-only">{label}</span>
        {state === 'some' ? <span className="text-14 text-muted"> {words.some}</span> : null}
      </Switch>
    </>
  )
}

function stateOf(boxes: readonly string[], choices: Choices): GroupState {
  const on = boxes.filter((box) => choices.isOn(box)).length
  if (on === boxes.length) return 'on'
  return on === 0 ? 'off' : 'some'
}
