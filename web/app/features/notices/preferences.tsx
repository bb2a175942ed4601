import { type OuterChannel, savePreferences, showPreferences } from '@arvand/contracts/panel/notices'
import { listPushDevices, subscribePush, unsubscribePush } from '@arvand/contracts/panel/push'
import { localDigits } from '@arvand/persian/digits'
import { Lock, MoonStar } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/preferences'
import { choicesIn } from './choices-in.ts'
import { type Group, PreferenceGroups } from './preference-groups.tsx'
import { PushCard } from './push/push-card.tsx'
import { pushWords, preferencesWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [preferences, devices] = await Promise.all([call(showPreferences, {}), call(listPushDevices, {})])
  return { ...preferences, devices, now: Date.now() }
}

export const action = formAction({
  preferences: submitTo(savePreferences, {
    with: ({ form }) => ({ preferences: choicesIn(form) }),
    done: words.saved,
  }),
  subscribe: submitTo(subscribePush, { done: pushWords.turnedOn }),
  unsubscribe: submitTo(unsubscribePush, { done: pushWords.removed }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, quietHours, works, devices, now } = loaderData
  const channels = (Object.keys(words.channels) as OuterChannel[]).filter((channel) => works[channel])
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[56rem] gap-5">
        {(['sms', 'mail'] as const).map((channel) =>
          works[channel] ? null : (
            <Alert key={channel} tone="warning">
              {words.off[channel]}
            </Alert>
          ),
        )}
        {groups.length === 0 ? (
          <EmptyState title={words.empty} level={2}>
            {words.emptyLead}
          </EmptyState>
        ) : (
          <ActionForm
            intent="preferences"
            to={savePreferences}
            answer={answerFor(actionData, 'preferences')}
            submit={words.save}
            newsAtButton
          >
            <PreferenceGroups groups={groups} channels={channels} />
          </ActionForm>
        )}
        <Reasons groups={groups} />
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
        <PushCard devices={devices} now={now} answer={actionData} />
        <TextLink to="/panel/notices" className="inline-flex min-h-11 items-center justify-self-start">
          {words.back}
        </TextLink>
      </div>
    </>
  )
}

/** Why some channels cannot be turned off; each reason once. */
function Reasons({ groups }: { groups: readonly Group[] }) {
  const channels = groups.flatMap(({ kinds }) => kinds).flatMap((kind) => kind.channels)
  const reasons = new Set(channels.flatMap(({ whyNotMute }) => whyNotMute ?? []))
  return [...reasons].map((reason) => (
    <p key={reason} className="flex gap-2 text-14 text-muted">
      <Icon of={Lock} size={16} className="mt-1.5" />
      {reason}
    </p>
  ))
}
