import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const looks: Record<AlertTone, { look: string; icon: LucideIcon }> = {
  info: { look: 'bg-primary-100 text-primary-700', icon: Info },
  success: { look: 'bg-success-100 text-success-700', icon: CircleCheck },
  warning: { look: 'bg-warning-100 text-warning-700', icon: TriangleAlert },
  danger: { look: 'bg-danger-100 text-danger-700', icon: TriangleAlert },
}

interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announced by screen readers at once: for a message that appears after the page was loaded. */
  urgent?: boolean
}

/** A message about this page or this form. */
export function Alert({ tone = 'info', title, children, action, urgent = false }: AlertProps) {
  const { look, icon } = looks[tone]
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`flex items-center gap-4 rounded-option border border-transparent px-5 py-3.5 ${look}`}
    >
      <Icon of={icon} size={22} />
      <div className="min-w-0 flex-1 text-14">
        {title ? <p className="text-16 font-label leading-relaxed">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
