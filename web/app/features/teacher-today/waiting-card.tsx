import { formatNumber } from '@arvand/persian/numbers'
import { CircleAlert } from 'lucide-react'
import { useMarks } from '../../shell/frame-menu.ts'
import { actWords } from '../../ui/act-words.ts'
import { softTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { TeacherHome } from './teacher-home.ts'
import { waitingWords as words } from './words.ts'

interface WaitingCardProps {
  readonly items: TeacherHome['attention']
  /** Some of it could not be counted. */
  readonly isPartial: boolean
  readonly now: number
}

/** One row for each kind of work that waits, with the oldest of it; the first has the filled button. */
export function WaitingCard({ items, isPartial, now }: WaitingCardProps) {
  const markOf = useMarks()
  return (
    <Card title={words.title} flush>
      {isPartial ? (
        <p className="border-t border-line px-4.5 py-2.5 text-15 text-muted md:px-6">
          {words.partial}{' '}
          <TextLink to="?" preventScrollReset>
            {actWords.tryAgain}
          </TextLink>
        </p>
      ) : null}
      {items.length === 0 && isPartial ? null : items.length === 0 ? (
        <EmptyState title={words.nothing} bare>
          {words.nothingText}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map(({ code, title, count, link, verb, oldest }, at) => {
            const [icon, tone] = markOf(code) ?? [CircleAlert, 'accent']
            return (
              <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-4 md:px-6">
                <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone[tone]}`}>
                  <Icon of={icon} />
                </span>
                <div className="min-w-0 flex-1 basis-52">
                  <h3 className="text-16 font-label">{`${formatNumber(count)} ${title}`}</h3>
                  <p className="text-14 text-muted wrap-anywhere">
                    {words.oldest} {oldest.name} · <TimeAgo at={oldest.at} now={now} />
                  </p>
                </div>
                <ButtonLink
                  to={link}
                  variant={at === 0 ? 'primary' : 'outline'}
                  size="compact"
                  aria-label={words.buttonOf(verb, formatNumber(count))}
                  className="grow sm:grow-0"
                >
                  {verb}
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
