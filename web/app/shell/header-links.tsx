import { Compass, ExternalLink } from 'lucide-react'
import { Icon, type LucideIcon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

/** A learner's way to everything that may be learned. */
export const BrowseLink = () => <HeaderLink to="/courses" icon={Compass} words="همهٔ دوره‌ها" />

/** A teacher's way to the site as others see it. */
export const SiteLink = () => <HeaderLink to="/" icon={ExternalLink} words="دیدن سایت" />

function HeaderLink({ to, icon, words }: { to: string; icon: LucideIcon; words: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 font-label whitespace-nowrap hover:bg-sunken max-lg:hidden"
    >
      <Icon of={icon} />
      {words}
    </Link>
  )
}
