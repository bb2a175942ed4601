import { useRouteLoaderData } from 'react-router'
import type { Visitor, WebSettings } from '../server-context.ts'
import type { Theme } from './theme.ts'

/** What the root's loader gives every page. */
export interface Root {
  readonly visitor: Visitor | null
  readonly settings: WebSettings
  readonly theme: Theme | undefined
}

const nothing: Partial<Root> & Pick<Root, 'visitor'> = { visitor: null }

/** What the root knows; nothing when the root itself failed. */
export const useRoot = () => (useRouteLoaderData('root') as Root | undefined) ?? nothing

export const useVisitor = () => useRoot().visitor
