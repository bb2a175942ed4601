interface CaptionsLineProps {
  readonly lines: readonly string[]
  /** Room for the controls below. */
  readonly raised: boolean
}

/** What is said now, over the foot of the picture. */
export function CaptionsLine({ lines, raised }: CaptionsLineProps) {
  if (lines.length === 0) return null
  return (
    <div
      className={`pointer-events-none absolute inset-x-3 z-1 grid justify-items-center transition-[bottom] duration-150 ${raised ? 'bottom-20 sm:bottom-24' : 'bottom-4'}`}
    >
      <p
        dir="auto"
        className="max-w-[min(100%,46rem)] rounded-control bg-deep/80 px-3 py-1 text-center text-14 text-on-deep whitespace-pre-line sm:text-18"
      >
        {lines.join('\n')}
      </p>
    </div>
  )
}
