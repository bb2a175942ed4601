import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { siteName } from './site.ts'

export function HomeLink() {
  return (
    <Link
      to="/"
      aria-label={`${siteName}، صفحهٔ اصلی`}
      className="inline-flex min-h-11 items-center rounded-control px-2"
    >
      <Logo name={siteName} />
    </Link>
  )
}
