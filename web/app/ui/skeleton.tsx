import type { ReactNode } from 'react'

const shine =
  'animate-shine bg-track bg-[linear-gradient(100deg,transparent_30%,var(--shine)_50%,transparent_70%)] bg-[length:50%_100%] bg-no-repeat'

/** One grey placeholder shape. `className` sets its size and radius. */
export function Skeleton({ className = 'h-4 w-full rounded-small' }: { className?: string }) {
  return <span aria-hidden="true" className={`block ${shine} ${className}`} />
}

/** Tells screen readers that something loads, and shows the placeholder shapes to everybody else. */
export function Loading({ label = 'در حال بارگذاری', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}…</span>
      {children}
    </div>
  )
}

/** The placeholder of a card with a cover. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-video" />
      <div className="grid gap-3 p-4.5">
        <Skeleton className="h-3.5 w-2/5 rounded-small" />
        <Skeleton className="h-5 w-full rounded-small" />
        <Skeleton className="h-5 w-3/4 rounded-small" />
        <Skeleton className="mt-3 h-3.5 w-1/2 rounded-small" />
      </div>
    </div>
  )
}

const rowWidths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'] as const

/** The placeholder of a list's rows. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <div key={at} className="flex items-center gap-4 p-4.5">
          <Skeleton className="size-12 shrink-0 rounded-tile" />
          <span className="grid flex-1 gap-2.5">
            <Skeleton className={`h-4 rounded-small ${rowWidths[at % rowWidths.length]}`} />
            <Skeleton className="h-3.5 w-1/3 rounded-small" />
          </span>
        </div>
      ))}
    </div>
  )
}
