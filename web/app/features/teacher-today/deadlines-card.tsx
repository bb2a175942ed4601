import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { CalendarClock } from 'lucide-react'
import { softTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { TeacherHome } from './teacher-home.ts'
import { deadlineWords as words } from './words.ts'

/** Assignments whose deadline comes within a week, and how many have handed in. */
export function DeadlinesCard({ deadlines }: { deadlines: TeacherHome['deadlines'] }) {
  return (
    <Card title={words.title} flush>
      <ul className="divide-y divide-line border-t border-line">
        {deadlines.map(({ key, title, within, link, at, work }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 py-4 md:px-6">
            <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${softTone.warning}`}>
              <Icon of={CalendarClock} />
            </span>
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="text-16 font-label wrap-anywhere">{title}</h3>
              <p className="text-14 text-muted wrap-anywhere">
                {within} · <time dateTime={at}>{formatDateTime(at)}</time>
              </p>
              {work ? (
                <p className="text-14 text-muted">
                  {work.handedIn === 0
                    ? words.nobody
                    : words.handedIn(formatNumber(work.handedIn), formatNumber(work.learners))}
                </p>
              ) : null}
            </div>
            <ButtonLink
              to={link}
              variant="outline"
              size="compact"
              aria-label={(work ? words.seeOf : words.openOf)(title)}
              className="grow sm:grow-0"
            >
              {work ? words.see : words.open}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
