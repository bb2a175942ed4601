import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClasses } from './button-variant.ts'

interface FoldProps {
  /** On the button: a verb. */
  readonly label: ReactNode
  readonly variant?: ButtonVariant
  /** Open from the first, for it holds news. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A button that unfolds what belongs to it. Plain HTML: it needs no script and may be open when the page wakes. */
export const Fold = ({ label, variant = 'outline', open = false, children }: FoldProps) => (
  <details open={open} suppressHydrationWarning className="open:basis-full">
    <summary className={`${buttonClasses({ variant, size: 'compact' })} cursor-pointer list-none`}>
      {label}
    </summary>
    <div className="max-w-[46rem] pt-4">{children}</div>
  </details>
)
