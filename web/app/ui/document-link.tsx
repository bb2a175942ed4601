import type { ReactNode } from 'react'
import { type ButtonShape, buttonClasses } from './button-variant.ts'

interface DocumentLinkProps extends ButtonShape {
  readonly href: string
  readonly children: ReactNode
}

/** A link that looks like a button, on a page without the router: the browser opens the address. */
export const DocumentLink = ({ href, children, ...shape }: DocumentLinkProps) => (
  <a href={href} className={buttonClasses(shape)}>
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </a>
)
