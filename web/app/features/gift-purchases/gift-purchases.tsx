import { listGiftPurchases, listWaitingGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { Gift, GraduationCap } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/gift-purchases'
import { giftPurchasesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [given, waiting] = await Promise.all([
    loadList(listGiftPurchases, { context, url }),
    url.searchParams.has('cursor') ? { items: [] } : callerOf(context)(listWaitingGiftPurchases, {}),
  ])
  return { ...given, waiting: waiting.items }
}

export const meta = () => [{ title: titled(words.title) }]

type Page = Route.ComponentProps['loaderData']

export default function GiftPurchases({ loaderData }: Route.ComponentProps) {
  const { waiting } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-7">
        {waiting.length > 0 ? <Waiting waiting={waiting} /> : null}
        <section aria-labelledby="given" className="grid gap-4">
          <h2 id="given" className="text-18 font-title">
            {words.given}
          </h2>
          <PagedList
            page={loaderData}
            label={words.given}
            level={3}
            empty={{
              title: words.empty,
              text: words.emptyText,
              action: <ButtonLink to="/courses">{words.courses}</ButtonLink>,
            }}
            order={newestFirst}
            row={(gift) => <GivenRow key={gift.id} gift={gift} />}
          />
        </section>
      </div>
    </>
  )
}

/** Gifts sent to one's own mobile number, not claimed yet. */
function Waiting({ waiting }: Pick<Page, 'waiting'>) {
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <h2 id="waiting" className="text-18 font-title">
        {words.waiting}
      </h2>
      <List label={words.waiting}>
        {waiting.map(({ kind, title, giver, link }) => (
          <ListRow
            key={link}
            start={
              <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-accent-100 text-accent-800">
                <Icon of={kind === 'gift' ? Gift : GraduationCap} />
              </span>
            }
            title={title}
            note={words.from(giver)}
            end={
              <ButtonLink to={link} size="compact">
                {words.open[kind]}
              </ButtonLink>
            }
          />
        ))}
      </List>
    </section>
  )
}

const tones: Readonly<Record<'waiting' | 'taken' | 'closed', Tone>> = {
  waiting: 'accent',
  taken: 'success',
  closed: 'neutral',
}

type Given = Page['items'][number]

function GivenRow({ gift }: { gift: Given }) {
  const { id, title, name, mobile, state } = gift
  const whom = name ?? gift.takenBy ?? (mobile ? formatMobile(mobile) : null)
  return (
    <ListRow
      {...(state === 'waiting' ? { to: `/panel/gifts/${id}` } : {})}
      start={
        <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
          <Icon of={Gift} />
        </span>
      }
      title={title}
      note={
        <>
          {whom ? words.to(whom) : null}
          {whom && whenOf(gift) ? ' · ' : null}
          {whenOf(gift)}
        </>
      }
      end={<Badge tone={tones[state]}>{words.states[state]}</Badge>}
    />
  )
}

function whenOf({ state, takenAt, sentAt, sendAt }: Given): string | null {
  if (state === 'closed') return null
  if (takenAt) return words.takenAt(formatDateTime(takenAt))
  if (sentAt) return words.sent(formatDateTime(sentAt))
  return sendAt ? words.toBeSent(formatDateTime(sendAt)) : null
}
