import { siteName } from '@arvand/contracts/site-name'
import { Link } from '../ui/link.tsx'
import { SiteLogo } from './site-logo.tsx'

export function HomeLink() {
  return (
    <Link
      to="/"
      aria-label={`${siteName()}، صفحهٔ اصلی`}
      className="inline-flex min-h-11 items-center rounded-control px-2"
    >
      <SiteLogo />
    </Link>
  )
}
