import type { Answer } from '@arvand/contracts/endpoint'
import { type OuterChannel, savePreferences, type showPreferences } from '@arvand/contracts/panel/notices'
import { localDigits } from '@arvand/persian/digits'
import { Lock, MoonStar } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { apiOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Route } from './+types/preferences'
import { preferencesWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return await apiOf(context).panel('notice/preferences', {})
}

export const action = formAction({
  preferences: submitTo(savePreferences, {
    with: ({ form }) => ({ preferences: choicesIn(form) }),
    done: words.saved,
  }),
})

/** A form does not send a switch that is off, so hidden fields name all switches. */
function choicesIn(form: FormData) {
  const on = new Set(form.getAll('on'))
  return form.getAll('box').flatMap((box) => {
    const [kind = '', channel] = String(box).split(' ')
    return channel === 'sms' || channel === 'mail' ? [{ kind, channel, on: on.has(box) } as const] : []
  })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, quietHours, works } = loaderData
  const off = (['sms', 'mail'] as const).filter((channel) => !works[channel])
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[46rem] gap-5">
        {off.map((channel) => (
          <Alert key={channel} tone="warning">
            {words.off[channel]}
          </Alert>
        ))}
        {kinds.length === 0 ? (
          <EmptyState title={words.empty} level={2}>
            {words.emptyLead}
          </EmptyState>
        ) : (
          <ActionForm intent="preferences" to={savePreferences} answer={actionData} submit={words.save}>
            <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
              {kinds.map((kind) => (
                <Kind key={kind.name} kind={kind} />
              ))}
            </ul>
          </ActionForm>
        )}
        <Reasons kinds={kinds} />
        <p className="flex gap-2 text-14 text-muted">
          <Icon of={MoonStar} size={16} className="mt-1.5" />
          <span>
            {words.quiet[0]}
            {localDigits(quietHours.from)}
            {words.quiet[1]}
            {localDigits(quietHours.to)}
            {words.quiet[2]}
          </span>
        </p>
        <TextLink to="/panel/notices" className="inline-flex min-h-11 items-center justify-self-start">
          {words.back}
        </TextLink>
      </div>
    </>
  )
}

type KindOf = Answer<typeof showPreferences>['kinds'][number]

function Kind({ kind: { name, title, channels } }: { kind: KindOf }) {
  return (
    <li className="px-4.5 py-3 md:px-6">
      <fieldset className="flex flex-wrap items-center gap-x-8 gap-y-1">
        <legend className="float-start min-w-0 flex-[1_1_14rem] py-2 text-16 font-label">{title}</legend>
        {(['sms', 'mail'] as const).map((channel) => (
          <span key={channel} className="w-32">
            <Way kind={name} way={channels.find((one) => one.channel === channel)} channel={channel} />
          </span>
        ))}
      </fieldset>
    </li>
  )
}

interface WayProps {
  readonly kind: string
  readonly channel: OuterChannel
  /** Undefined when notices of this type are never sent by this channel. */
  readonly way: KindOf['channels'][number] | undefined
}

function Way({ kind, channel, way }: WayProps) {
  if (!way) return null
  if (way.whyNotMute !== null)
    return (
      <span className="flex min-h-11 items-center gap-3 text-16">
        <span className="grid w-12 place-items-center text-muted">
          <Icon of={Lock} />
        </span>
        {words.channels[channel]}
        <span className="sr-only">: {words.always}</span>
      </span>
    )
  const box = `${kind} ${channel}`
  return (
    <>
      <input type="hidden" name="box" value={box} />
      <Switch name="on" value={box} defaultChecked={way.on}>
        {words.channels[channel]}
      </Switch>
    </>
  )
}

/** Why some channels cannot be turned off; each reason once. */
function Reasons({ kinds }: { kinds: readonly KindOf[] }) {
  const reasons = new Set(
    kinds.flatMap(({ channels }) => channels.flatMap(({ whyNotMute }) => whyNotMute ?? [])),
  )
  return [...reasons].map((reason) => (
    <p key={reason} className="flex gap-2 text-14 text-muted">
      <Icon of={Lock} size={16} className="mt-1.5" />
      {reason}
    </p>
  ))
}
