import { formatNumber } from '@arvand/persian/numbers'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { healthWords as words } from './manage-words.ts'
import type { ManagerHome } from './period-text.ts'

/** Whether what the school depends on runs, in one quiet line; what does not is a row at the top. */
export function HealthLine({ health }: { health: ManagerHome['health'] }) {
  const { parts, waiting } = health
  if (parts.length === 0 && waiting === 0) return null
  const isWell = waiting === 0 && parts.every(({ isRead }) => isRead)
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface px-4.5 py-3.5 text-14 text-muted md:px-6"
    >
      <span
        className={`flex items-center gap-2 font-label ${isWell ? 'text-success-700' : 'text-warning-700'}`}
      >
        <Icon of={isWell ? CircleCheck : CircleAlert} size={18} />
        {waiting > 0 ? words.waiting(formatNumber(waiting)) : isWell ? words.well : words.partly}
      </span>
      {parts.map(({ text, isRead }) => (
        <span key={text}>
          <span aria-hidden="true">· </span>
          {isRead ? text : words.notRead(text)}
        </span>
      ))}
    </section>
  )
}
