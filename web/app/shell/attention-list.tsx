import { formatNumber } from '@arvand/persian/numbers'
import { CircleAlert } from 'lucide-react'
import { softTone, type Tone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Icon, type LucideIcon } from '../ui/icon.tsx'
import { ButtonLink } from '../ui/link.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useMarks } from './frame-menu.ts'

interface Item {
  readonly code: string
  readonly title: string
  readonly count: number
  readonly link: string
}

interface AttentionListProps {
  readonly items: readonly Item[]
  readonly words: {
    readonly attention: string
    readonly emptyTitle: string
    readonly emptyText: string
    readonly countOf: (count: string) => string
    readonly openOf: (title: string) => string
    readonly open: string
  }
}

/** Items that wait for a manager or a teacher; the first has the filled button. */
export function AttentionList({ items, words }: AttentionListProps) {
  const markOf = useMarks()
  return (
    <Card title={words.attention} flush>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} bare>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((item, at) => (
            <AttentionRow
              key={item.code + item.link}
              item={item}
              mark={markOf(item.code) ?? [CircleAlert, 'accent']}
              isFirst={at === 0}
              words={words}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface AttentionRowProps extends Pick<AttentionListProps, 'words'> {
  readonly item: Item
  readonly mark: readonly [LucideIcon, Tone]
  readonly isFirst: boolean
}

function AttentionRow({
  item: { title, count, link },
  mark: [icon, tone],
  isFirst,
  words,
}: AttentionRowProps) {
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
        variant={isFirst ? 'primary' : 'outline'}
        size="compact"
        aria-label={words.openOf(title)}
        className="grow sm:grow-0"
      >
        {words.open}
      </ButtonLink>
    </li>
  )
}
