import type { Answer } from '@arvand/contracts/endpoint'
import type { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import type { RewardState } from '@arvand/contracts/referral-rewards'
import { formatDate } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { Loaded } from '../../api/load-list.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'
import { rewardWords as words } from './words.ts'

type Rewards = Answer<typeof listMyRewards>

export const rewardTones: Readonly<Record<RewardState, Tone>> = {
  review: 'warning',
  held: 'primary',
  released: 'success',
  takenBack: 'neutral',
  refused: 'neutral',
}

const factsOfCampaign = (terms: NonNullable<Rewards['terms']>) => [
  [words.inviter, tomanText(terms.inviterReward)],
  ...(terms.inviteeReward > 0 ? [[words.invitee, tomanText(terms.inviteeReward)]] : []),
  ...(terms.leastPurchase > 0 ? [[words.least, tomanText(terms.leastPurchase)]] : []),
  [words.until, formatDate(new Date(Date.parse(terms.endsAt) - 1))],
]

const factsOfStanding = ({ percent, most, newcomerPercent }: NonNullable<Rewards['standing']>) => [
  ...(percent > 0 ? [[words.inviter, words.percent(formatPercent(percent), tomanText(most))]] : []),
  ...(newcomerPercent > 0 ? [[words.invitee, words.newcomer(formatPercent(newcomerPercent))]] : []),
]

/** What bringing people gives now, by a campaign or by the standing terms, and under which conditions. */
export function RewardTerms({ terms, standing }: Pick<Rewards, 'terms' | 'standing'>) {
  const now = terms ?? standing
  if (!now)
    return (
      <Card title={words.terms}>
        <p className="text-15 text-muted">{words.noTerms}</p>
      </Card>
    )
  const facts = terms ? factsOfCampaign(terms) : standing ? factsOfStanding(standing) : []
  const days = formatNumber(now.holdDays)
  const rules = terms ? words.rules(days, formatNumber(terms.mostPerInviter)) : words.standingRules(days)
  return (
    <Card title={words.terms}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-15">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-label">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-2 pt-4 ps-5 text-15 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}

/** A person's rewards with the sums of what is held and what was released. */
export function OwnRewards({ rewards }: { readonly rewards: Loaded<typeof listMyRewards> }) {
  return (
    <section aria-labelledby="rewards" className="grid grid-cols-1 gap-4">
      <h2 id="rewards" className="text-20 font-title">
        {words.title}
      </h2>
      {rewards.held + rewards.released > 0 ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Stat label={words.held} value={tomanText(rewards.held)} />
          <Stat label={words.released} value={tomanText(rewards.released)} />
        </div>
      ) : null}
      <PagedList
        page={rewards}
        label={words.title}
        level={3}
        empty={{ title: words.none, text: words.noneText }}
        order={newestFirst}
        row={(reward) => <RewardRow key={reward.id} reward={reward} />}
      />
    </section>
  )
}

function RewardRow({
  reward: { side, amount, state, at, releasesAt },
}: {
  reward: Rewards['items'][number]
}) {
  const explained =
    state === 'held' ? words.explained.held(releasesAt ? formatDate(releasesAt) : '') : words.explained[state]
  return (
    <li className="grid gap-1 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-16 font-label">
          {words.side[side]}، {tomanText(amount)}
        </p>
        <Badge tone={rewardTones[state]}>{words.states[state]}</Badge>
      </div>
      <p className="text-14 text-muted">
        {formatDate(at)}، {explained}
      </p>
    </li>
  )
}
