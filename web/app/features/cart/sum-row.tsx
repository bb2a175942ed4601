import type { ReactNode } from 'react'

interface SumRowProps {
  readonly name: ReactNode
  readonly children: ReactNode
  /** A sum taken off or already paid; passed as a negative number. */
  readonly isLess?: boolean
  /** The last row, with the total. */
  readonly isWhole?: boolean
}

/** One row of a receipt, in a `dl`. */
export function SumRow({ name, children, isLess = false, isWhole = false }: SumRowProps) {
  const look = isWhole ? 'border-t border-dashed border-line pt-3.5 text-17 font-title' : 'text-15'
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${look}`}>
      <dt className={isWhole ? '' : 'text-muted'}>{name}</dt>
      <dd className={isLess ? 'text-success-700' : ''}>{children}</dd>
    </div>
  )
}
