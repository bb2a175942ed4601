import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link as RouterLink } from 'react-router'
import type { ButtonShape } from './button-variant.ts'
import { buttonClasses } from './button-variant.ts'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'

/**
 * React Router's link. On the server, a link to one of our own addresses is rendered as the plain `<a>` that it results
 * in, because nobody clicks there.
 */
export const Link = import.meta.env.SSR ? DrawnLink : RouterLink

function DrawnLink(props: LinkProps) {
  const { to, discover = 'render', prefetch, relative, reloadDocument, ...more } = props
  const { replace, mask, state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...rest } = more
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to) || mask || prefetch) return <RouterLink {...props} />
  return <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined} />
}

interface TextLinkProps extends LinkProps {
  /** Without underline, for links that stand alone and not in a sentence. */
  alone?: boolean
}

export function TextLink({ alone = false, className = '', ...rest }: TextLinkProps) {
  const line = alone ? 'no-underline hover:underline' : 'underline decoration-1'
  const look = `rounded-small font-label text-primary-700 underline-offset-[6px] ${line}`
  return <Link {...rest} className={`${look} ${className}`} />
}

interface ButtonLinkProps extends ButtonShape, LinkProps {
  icon?: LucideIcon
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${buttonClasses({ variant, size, wide })} ${className}`}>
      {icon ? <Icon of={icon} /> : null}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  )
}

/** «همهٔ وبینارها ‹»: a link from a part of a list to all of it. */
export function MoreLink({ children, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <TextLink {...rest} alone className="inline-flex min-h-11 items-center gap-2 text-15">
      {children}
      <Icon of={ChevronRight} size={18} mirror />
    </TextLink>
  )
}
