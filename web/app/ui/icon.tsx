import type { LucideIcon } from 'lucide-react'

export type { LucideIcon }

/** An icon: stroke 1.7; 20 px in text lines, 24 in bars, 16 in pills. `mirror` turns arrows in right-to-left text. */
export function Icon({
  of: Drawn,
  size = 20,
  mirror = false,
  className = '',
}: {
  of: LucideIcon
  size?: number
  mirror?: boolean
  className?: string
}) {
  const look = `${mirror ? 'mirror ' : ''}shrink-0 ${className}`
  return <Drawn size={size} strokeWidth={1.7} aria-hidden="true" className={look} />
}

/** The spinner of work in progress. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      aria-hidden="true"
      className="animate-spin shrink-0"
    >
      <circle cx="9" cy="9" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.35" />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
