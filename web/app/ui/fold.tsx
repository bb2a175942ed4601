import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClasses } from './button-variant.ts'

interface FoldProps {
  /** On the button: a verb. */
  readonly label: ReactNode
  readonly variant?: ButtonVariant
  /** Open at first, because it holds a message. */
  readonly open?: boolean
  /** Folds of one group: opening one closes the others. */
  readonly group?: string
  readonly children: ReactNode
}

/** A button that shows and hides its content. Plain HTML: it needs no script and may already be open at hydration. */
export const Fold = ({ label, variant = 'outline', open = false, group, children }: FoldProps) => (
  <details open={open} name={group} suppressHydrationWarning className="open:basis-full">
    <summary className={`${buttonClasses({ variant, size: 'compact' })} cursor-pointer list-none`}>
      {label}
    </summary>
    <div className="max-w-[46rem] pt-4">{children}</div>
  </details>
)
