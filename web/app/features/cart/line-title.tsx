import { Link } from '../../ui/link.tsx'

/** The title of a line, a link where the item has a page. */
export const LineTitle = ({ title, href }: { title: string; href: string | null }) => (
  <p className="text-16 font-label leading-relaxed">
    {href ? (
      <Link to={href} className="rounded-small hover:text-primary-700">
        {title}
      </Link>
    ) : (
      title
    )}
  </p>
)
