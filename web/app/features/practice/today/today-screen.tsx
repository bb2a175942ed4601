import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useEffectEvent, useState } from 'react'
import { PageHead } from '../../../shell/page-head.tsx'
import { useVisitor } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Loading, RowsSkeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { canDownload, useQueueNews } from '../../offline/index.ts'
import { todayWords as words } from '../words.ts'
import { CardForm } from './card-form.tsx'
import { dropCard, keepDay, type OpenedDay, openDay } from './day.ts'

type Opened = OpenedDay | 'unsupported' | null

/** The questions of today, one after another, with or without a line. */
export default function TodayScreen() {
  const personId = useVisitor()?.id ?? ''
  const [opened, setOpened] = useState<Opened>(null)
  const look = useEffectEvent(async () => {
    if (!canDownload()) return setOpened('unsupported')
    const found = await openDay(personId)
    setOpened(found)
    // What is not kept is asked for again at the next visit.
    if (!found.isOffline) await keepDay(personId, found.day).catch(() => undefined)
  })
  useEffect(() => void look(), [])
  useQueueNews(() => void look())
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <noscript>
        <p className="text-muted">{words.noScript}</p>
      </noscript>
      <div className="grid max-w-3xl gap-5 [@media(scripting:none)]:hidden">
        {opened === null ? (
          <Loading label={words.loading}>
            <RowsSkeleton rows={3} />
          </Loading>
        ) : opened === 'unsupported' ? (
          <EmptyState title={words.unsupported} level={2} action={<ToGroups />}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <Cards personId={personId} opened={opened} onOpened={setOpened} />
        )}
      </div>
    </>
  )
}

const ToGroups = () => (
  <ButtonLink to="/panel/practice" variant="outline" size="compact">
    {words.toGroups}
  </ButtonLink>
)

interface CardsProps {
  readonly personId: string
  readonly opened: OpenedDay
  readonly onOpened: (opened: OpenedDay) => void
}

function Cards({ personId, opened, onOpened }: CardsProps) {
  const { day, waiting, isOffline } = opened
  const [all] = useState(day.items.length)
  const [card] = day.items
  const next = (wasQueued: boolean) => {
    if (!card) return
    const items = day.items.slice(1)
    onOpened({
      day: { ...day, items },
      waiting: waiting + (wasQueued ? 1 : 0),
      isOffline: isOffline || wasQueued,
    })
  }
  return (
    <>
      {isOffline && waiting > 0 ? (
        <Alert>
          {words.offline} {words.waiting(formatNumber(waiting))}
        </Alert>
      ) : card ? (
        <p className="text-15 text-muted">{words.kept(formatNumber(day.items.length))}</p>
      ) : null}
      {card ? (
        <CardForm
          key={card.question.id}
          card={card}
          files={day.files}
          place={words.place(
            formatNumber(Math.max(all, day.items.length) - day.items.length + 1),
            formatNumber(Math.max(all, day.items.length)),
          )}
          onAnswered={() => void dropCard(personId, day, card.question.id)}
          onNext={next}
        />
      ) : (
        <EmptyState title={words.empty} level={2} action={<ToGroups />}>
          {words.emptyText}
        </EmptyState>
      )}
    </>
  )
}
