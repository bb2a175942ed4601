import { titleDirection } from '@arvand/persian/direction'
import { priceText } from '@arvand/persian/money'
import { formatPercent } from '@arvand/persian/numbers'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePrices } from '../../shell/prices.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Girih } from '../../ui/girih/girih.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedAt } from '../../ui/marked.tsx'
import { photoOf } from '../../ui/photo.ts'
import { shownShare } from '../../ui/progress.ts'
import { levelWords } from '../courses/index.ts'
import { searchAddress } from './search-address.ts'
import { suggestionWords as words } from './suggestion-words.ts'
import type { Suggested } from './use-found.ts'

type Item = Suggested['items'][number]

export interface Option {
  readonly key: string
  readonly to: string
  /** What Delete removes: a search of this device. */
  readonly recent?: string
  readonly row: ReactNode
}

export interface Group {
  readonly title: string
  readonly column: 0 | 1
  readonly options: readonly Option[]
}

/** What was found and searched for, in the two columns of the suggestions. */
export function groupsOf(answer: Suggested | null, recent: readonly string[]): readonly Group[] {
  const ofKind = (kind: Item['kind']) =>
    answer?.items
      .filter((item) => item.kind === kind)
      .map((item) => ({ key: `${kind}-${item.id}`, to: item.href, row: <ItemRow item={item} /> })) ?? []
  const groups: readonly Group[] = [
    { title: words.course, column: 0, options: ofKind('course') },
    { title: words.path, column: 0, options: ofKind('path') },
    { title: words.exam, column: 0, options: ofKind('exam') },
    { title: words.sampleQuestionGroup, column: 0, options: ofKind('sampleQuestionGroup') },
    { title: words.teacher, column: 1, options: ofKind('teacher') },
    { title: words.webinar, column: 1, options: ofKind('webinar') },
    {
      title: words.recent,
      column: 1,
      options: recent.map((q, place) => ({
        key: `recent-${place}`,
        to: searchAddress({ q }),
        recent: q,
        row: (
          <>
            <Icon of={History} size={18} className="text-muted" />
            <bdi dir={titleDirection(q)} className="min-w-0 flex-1 truncate">
              {q}
            </bdi>
          </>
        ),
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function ItemRow({ item }: { item: Item }) {
  const { course, path, teacher } = item
  const { shown } = usePrices()
  const note = course
    ? [course.teacher.name, levelWords[course.level]].join(' · ')
    : path
      ? item.text
      : item.text || null
  return (
    <>
      {teacher ? (
        <Avatar name={item.title} seed={teacher.handle} photo={photoOf(teacher.picture)} size={44} />
      ) : (
        <Girih
          slug={course?.slug ?? path?.slug ?? item.id}
          category={course?.category.palette ?? path?.palette ?? item.kind}
          shape="tile"
          className="size-11 shrink-0 rounded-tile"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-label">
          <MarkedAt text={item.title} places={item.mark} />
        </span>
        {note ? <span className="block truncate text-14 text-muted">{note}</span> : null}
      </span>
      {course ? (
        <span className="text-14 font-label whitespace-nowrap">
          {/* A price says nothing to someone who has the course. */}
          {course.mine
            ? words.progress(formatPercent(shownShare(course.mine.progress.percent)))
            : priceText(shown(course.price))}
        </span>
      ) : null}
    </>
  )
}
