/** The mark: a river in an eight-pointed star. Hidden from screen readers, because the name is written beside it. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <path
        className="fill-primary-600"
        d="M18 .8 22.9 5.7H30.3V13.1L35.2 18 30.3 22.9V30.3H22.9L18 35.2 13.1 30.3H5.7V22.9L.8 18 5.7 13.1V5.7H13.1z"
      />
      <g fill="none" strokeWidth="2.1" strokeLinecap="round">
        <path
          className="stroke-on-primary"
          d="M7.9 16.2c1.8-1.5 3.4-2.2 5-2.2 3.9 0 5.6 4.2 9.9 4.2 1.7 0 3.5-.7 5.2-2.1"
        />
        <path
          className="stroke-accent-500"
          d="M9.9 21.5c1.5-1.2 2.8-1.7 4.1-1.7 3.2 0 4.7 3.5 8.1 3.5 1.4 0 2.8-.6 4.2-1.8"
        />
      </g>
    </svg>
  )
}

interface LogoProps {
  readonly name: string
  /** The address of a picture in place of the mark. */
  readonly picture?: string | undefined
  readonly size?: number
  /** For footers and bands of deep lapis. */
  readonly onDeep?: boolean
}

/** Mark and name. */
export function Logo({ name, picture, size = 36, onDeep = false }: LogoProps) {
  const ink = onDeep ? 'text-on-deep' : 'text-ink'
  return (
    <span className={`inline-flex items-center gap-2.5 text-26 font-display ${ink}`}>
      {picture ? (
        <img src={picture} alt="" width={size} height={size} className="size-9 shrink-0 object-contain" />
      ) : (
        <LogoMark size={size} />
      )}
      <span className="leading-none pb-1">{name}</span>
    </span>
  )
}
