import type { Answer } from '@arvand/contracts/endpoint'
import type { showTeacherToday } from '@arvand/contracts/teacher/today'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleAlert, MessageCircleQuestion, PencilLine } from 'lucide-react'
import { softTone, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { teacherTodayWords as words } from './words.ts'

type Item = Answer<typeof showTeacherToday>['attention'][number]

const marks: readonly (readonly [string, LucideIcon, Tone])[] = [
  ['courses.', PencilLine, 'accent'],
  ['discussion.', MessageCircleQuestion, 'primary'],
]

/** What waits for a teacher, the first of it with the filled button. */
export function WaitingList({ items }: { items: readonly Item[] }) {
  return (
    <Card title={words.attention} flush>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} bare>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item, at) => (
            <WaitingRow key={item.code + item.link} item={item} isFirst={at === 0} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function WaitingRow({ item: { code, title, count, link }, isFirst }: { item: Item; isFirst: boolean }) {
  const [, icon, tone] = marks.find(([word]) => code.startsWith(word)) ?? [
    '',
    CircleAlert,
    'neutral' as const,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-4 md:px-6">
      <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone[tone]}`}>
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-16 font-label">{title}</p>
        <p className="text-14 text-muted">{words.countOf(formatNumber(count))}</p>
      </div>
      <ButtonLink
        to={link}
        look={isFirst ? 'primary' : 'outline'}
        size="compact"
        aria-label={words.openOf(title)}
        className="grow sm:grow-0"
      >
        {words.open}
      </ButtonLink>
    </li>
  )
}
