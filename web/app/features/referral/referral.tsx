import { myReferral } from '@arvand/contracts/panel/referral'
import { listMyRewards } from '@arvand/contracts/panel/referral-rewards'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/referral'
import { OwnRewards, RewardTerms } from './own-rewards.tsx'
import { ReferralLink } from './referral-link.tsx'
import { referralWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [referral, rewards] = await Promise.all([
    callerOf(args.context)(myReferral, {}),
    loadList(listMyRewards, args),
  ])
  return { referral, rewards }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Referral({ loaderData: { referral, rewards } }: Route.ComponentProps) {
  const { code, link, qr, views, signUps } = referral
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-5">
          <ReferralLink code={code} link={link} qr={qr} />
          <section aria-label={words.figures} className="grid gap-4 sm:grid-cols-2">
            <Stat label={words.views} value={formatNumber(views)} unit={words.viewsUnit} />
            <Stat label={words.signUps} value={formatNumber(signUps)} unit={words.signUpsUnit} />
            {views + signUps === 0 ? <p className="text-15 text-muted sm:col-span-2">{words.none}</p> : null}
          </section>
          <OwnRewards rewards={rewards} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <RewardTerms terms={rewards.terms} standing={rewards.standing} />
          <Card title={words.how}>
            <ul className="grid list-disc gap-2 ps-5 text-15 text-muted">
              {words.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </>
  )
}
