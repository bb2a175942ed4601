import { Link } from 'react-router'
import { siteName } from './site.ts'

/** Arvand's mark: a river in an eight-pointed star. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <g fill="#0E7C86">
        <rect x="6" y="6" width="24" height="24" rx="1.5" />
        <rect x="6" y="6" width="24" height="24" rx="1.5" transform="rotate(45 18 18)" />
      </g>
      <g fill="none" strokeWidth="2.4" strokeLinecap="round">
        <path d="M9.5 16.5c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0" stroke="#FFFFFF" />
        <path d="M10.5 21.5c2.5-2.2 5-2.2 7.5 0s5 2.2 7.5 0" stroke="#E6A01F" />
      </g>
    </svg>
  )
}

/** The mark and the name, leading home. */
export function BrandLink() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 text-21 font-heading"
      aria-label={`${siteName}، صفحهٔ نخست`}
    >
      <BrandMark />
      {siteName}
    </Link>
  )
}
