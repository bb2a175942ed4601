import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'
import type { Route } from './+types/referral'
import { ReferralLink } from './referral-link.tsx'
import { referralWords as words } from './words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return apiOf(context).panel('referral/mine', {})
}

export const meta = () => [{ title: titled(words.title) }]

export default function Referral({ loaderData: { code, link, qr, views, signUps } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ReferralLink code={code} link={link} qr={qr} />
        <Card title={words.how} className="max-lg:order-last lg:row-span-2">
          <ul className="grid list-disc gap-2 ps-5 text-15 text-muted">
            {words.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
        <section aria-label={words.figures} className="grid gap-4 sm:grid-cols-2">
          <Stat label={words.views} value={formatNumber(views)} unit={words.viewsUnit} />
          <Stat label={words.signUps} value={formatNumber(signUps)} unit={words.signUpsUnit} />
          {views + signUps === 0 ? <p className="text-15 text-muted sm:col-span-2">{words.none}</p> : null}
        </section>
      </div>
    </>
  )
}
