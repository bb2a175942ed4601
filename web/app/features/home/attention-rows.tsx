import { formatTime } from '@arvand/persian/format-date'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleAlert, CircleDot, Clock, TriangleAlert, UserRound, WalletMinimal } from 'lucide-react'
import { useMarks } from '../../shell/frame-menu.ts'
import { actWords } from '../../ui/act-words.ts'
import { pathWith } from '../../ui/address-with.ts'
import { softTone, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { ButtonLink, MoreLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { notReadWords, attentionWords as words } from './manage-words.ts'
import type { ManagerHome } from './period-text.ts'

type Row = ManagerHome['attention'][number]

const shownAtFirst = 5

interface AttentionRowsProps {
  readonly rows: readonly Row[]
  readonly now: number
  /** All of them, where the address asks for it; else five and a footer that names the rest. */
  readonly isWhole: boolean
  readonly allAddress: string
  /** This page again, for a row that could not be counted. */
  readonly retryAddress: string
}

/** What waits, one row for each kind of work, the most urgent first; the first has the filled button. */
export function AttentionRows({ rows, now, isWhole, allAddress, retryAddress }: AttentionRowsProps) {
  const markOf = useMarks()
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst)
  const rest = rows.slice(shown.length)
  const total = rows.reduce((sum, { count }) => sum + (count ?? 0), 0)
  if (rows.length === 0)
    return (
      <Card title={words.title} flush>
        <EmptyState title={words.done} level={3} bare>
          {words.lastLook(formatTime(now))}
        </EmptyState>
      </Card>
    )
  return (
    <Card
      title={words.title}
      aside={
        <span className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
          {words.total(formatNumber(total))}
          {rows.some(({ isQueued }) => isQueued) ? (
            <MoreLink to="/manage/queue">{words.queue}</MoreLink>
          ) : null}
        </span>
      }
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((row, at) => (
          <AttentionRow
            key={row.code + row.link}
            row={row}
            now={now}
            mark={markOf(row.code) ?? marks[row.urgency]}
            isFirst={at === 0}
            retryAddress={retryAddress}
          />
        ))}
      </ul>
      {rest.length > 0 ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4.5 py-1 text-14 text-muted md:px-6">
          {words.restAre(rest.map(titleOf).join(words.and))}
          <MoreLink to={allAddress} preventScrollReset>
            {words.all}
          </MoreLink>
        </p>
      ) : null}
    </Card>
  )
}

/** What a row looks like whose code no menu entry marks. */
const marks: Readonly<Record<Row['urgency'], readonly [LucideIcon, Tone]>> = {
  moneyInDoubt: [TriangleAlert, 'danger'],
  term: [Clock, 'warning'],
  money: [WalletMinimal, 'primary'],
  people: [UserRound, 'accent'],
  rest: [CircleDot, 'primary'],
}

const titleOf = ({ count, title }: Row) => (count === null ? title : `${formatNumber(count)} ${title}`)

interface AttentionRowProps {
  readonly row: Row
  readonly now: number
  readonly mark: readonly [LucideIcon, Tone]
  readonly isFirst: boolean
  readonly retryAddress: string
}

function AttentionRow({ row, now, mark: [icon, tone], isFirst, retryAddress }: AttentionRowProps) {
  const { code, count, link, verb, sum, oldest, isQueued } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-3.5 md:px-6">
      <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone[tone]}`}>
        <Icon of={icon ?? CircleAlert} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-16 font-label">{titleOf(row)}</h3>
        <p className="text-14 wrap-anywhere text-muted">
          {count === null ? (
            <>
              {notReadWords.row} · <TextLink to={retryAddress}>{actWords.tryAgain}</TextLink>
            </>
          ) : null}
          {sum === null ? null : <span className="font-[650] text-ink">{tomanText(sum)}</span>}
          {sum === null || !oldest ? null : ' · '}
          {oldest ? (
            <>
              {words.oldest} {oldest.name ? `${oldest.name}، ` : null}
              <TimeAgo at={oldest.at} now={now} />
            </>
          ) : null}
          {isQueued && count !== null && count > 1 ? (
            <TextLink
              to={pathWith('/manage/queue', { kind: code })}
              aria-label={words.oneByOneOf(row.title)}
              className="ms-3"
            >
              {words.oneByOne}
            </TextLink>
          ) : null}
        </p>
      </div>
      <ButtonLink
        to={link}
        variant={isFirst ? 'primary' : 'outline'}
        size="compact"
        aria-label={
          count === null
            ? notReadWords.buttonName(verb, row.title)
            : words.buttonName(verb, formatNumber(count))
        }
        className="grow sm:min-w-40 sm:grow-0"
      >
        {verb}
      </ButtonLink>
    </li>
  )
}
