import { ChevronRight } from 'lucide-react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export interface Crumb {
  label: string
  to: string
}

/** The pages above this one, as links. `here` is the name of the page itself and no link. */
export function Breadcrumb({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="جای این صفحه">
      <ol className="flex flex-wrap items-center text-14 text-muted">
        {crumbs.map(({ label, to }) => (
          <li key={to} className="flex items-center">
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-small hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <Icon of={ChevronRight} size={16} mirror className="mx-2" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
