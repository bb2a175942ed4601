import { formatNumber } from '@arvand/persian/numbers'
import { CalendarCheck, CalendarClock } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { groupsWords as words } from './words.ts'

/** What comes back today in all groups together, and what was done of it. */
export const TodayCard = ({ today: { due, done } }: { today: { due: number; done: number } }) => (
  <section
    aria-labelledby="today"
    className="flex items-center gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
  >
    <span
      className={`grid size-12 shrink-0 place-items-center rounded-full ${due > 0 ? 'bg-primary-100 text-primary-700' : 'bg-success-100 text-success-700'}`}
    >
      <Icon of={due > 0 ? CalendarClock : CalendarCheck} size={24} />
    </span>
    <div className="min-w-0">
      <h2 id="today" className="text-14 font-label text-muted">
        {words.today}
      </h2>
      <p className="text-18 font-title">{due > 0 ? words.due(formatNumber(due)) : words.nothingDue}</p>
      <p className="text-14 text-muted">{done > 0 ? words.done(formatNumber(done)) : words.noneDone}</p>
    </div>
  </section>
)
