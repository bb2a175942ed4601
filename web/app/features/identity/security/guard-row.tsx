import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list.tsx'

interface GuardRowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly note: ReactNode
  readonly badge?: ReactNode
  readonly to: string
  readonly action: string
}

/** One protection of the account: its state, and a link or button to change it. */
export function GuardRow({ icon, title, note, badge, to, action }: GuardRowProps) {
  return (
    <ListRow
      start={
        <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
          <Icon of={icon} size={24} />
        </span>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          {badge}
        </span>
      }
      note={note}
      end={
        <ButtonLink to={to} variant="outline" size="compact">
          {action}
        </ButtonLink>
      }
    />
  )
}
