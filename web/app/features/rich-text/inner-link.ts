import { type ComponentType, createContext, type ReactNode } from 'react'

export interface InnerLinkProps {
  readonly to: string
  readonly className: string
  readonly children: ReactNode
}

/** What draws a link of a text to a page of ours; null: the browser opens it, as on a page without the router. */
export const InnerLink = createContext<ComponentType<InnerLinkProps> | null>(null)
