import type { Answer } from '@arvand/contracts/endpoint'
import { decideReward, listRewards } from '@arvand/contracts/panel/manage-referral'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formAction, submitTo } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/rewards'
import { rewardTones } from './own-rewards.tsx'
import { sections } from './sections.ts'
import { rewardWords, manageRewardWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listRewards, args, { start: { state: 'review' } })

export const action = formAction({
  decide: submitTo(decideReward, {
    with: ({ text }) => ({ isGiven: text('decision') !== 'refuse' }),
    done: (_, { isGiven }) => (isGiven ? words.given : words.refused),
  }),
})

export const handle = { crumb: words.rewards }
export const meta = () => [{ title: titled(words.rewards) }]

export default function Rewards({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <TabLinks label={words.sections} links={sections('rewards')} />
        <PagedList
          page={loaderData}
          label={words.rewards}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.states,
              options: Object.entries(rewardWords.states).map(([value, title]) => ({ value, title })),
            },
          ]}
          // A reward that was decided leaves the list, so the message stands above it.
          news={<AnswerNews answer={actionData?.done ? actionData : undefined} />}
          empty={{ title: words.noRewards, text: words.noRewardsText }}
          nothing={{ title: words.noRewards, text: words.noRewardsText }}
          order={newestFirst}
          row={(reward) => <RewardRow key={reward.id} reward={reward} answer={actionData} />}
        />
      </div>
    </>
  )
}

type Reward = Answer<typeof listRewards>['items'][number]

function RewardRow({ reward, answer }: { readonly reward: Reward; readonly answer: FormAnswer | undefined }) {
  const { id, state, reason, note } = reward
  const mine = answer?.values?.id === id && !answer.done ? answer : undefined
  return (
    <li className="grid gap-2 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-16 font-label">{words.brought(reward.inviter.name, reward.invitee.name)}</p>
        <Badge tone={rewardTones[state]}>{rewardWords.states[state]}</Badge>
      </div>
      <p className="text-15">
        {words.each(tomanText(reward.inviterAmount), tomanText(reward.inviteeAmount))}
      </p>
      <p className="text-14 text-muted">
        {reward.campaign?.title ?? words.noCampaign}، {formatDate(reward.at)}، {words.purchase}:{' '}
        {tomanText(reward.purchase)}
      </p>
      {reason ? (
        <p className="text-15">
          {words.reason}: {words.reasons[reason]}
        </p>
      ) : null}
      {note ? (
        <p className="text-15 wrap-anywhere">
          {words.note}: {note}
        </p>
      ) : null}
      {state === 'review' ? <Decision id={id} answer={mine} /> : null}
    </li>
  )
}

const Decision = ({ id, answer }: { readonly id: string; readonly answer: FormAnswer | undefined }) => (
  <ActionForm
    intent="decide"
    to={decideReward}
    answer={answer}
    carry={{ id }}
    submit={words.give}
    button={{ size: 'compact' }}
    beside={
      <Button name="decision" value="refuse" variant="outline" size="compact">
        {words.refuse}
      </Button>
    }
    className="grid max-w-md gap-4 pt-2"
  >
    <TextField name="note" label={words.note} description={words.noteHint} />
  </ActionForm>
)
