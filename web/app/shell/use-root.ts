import type { Answer } from '@arvand/contracts/endpoint'
import type { showSite } from '@arvand/contracts/home/site'
import { useRouteLoaderData } from 'react-router'
import type { Visitor, WebSettings } from '../server-context.ts'
import type { Pricing } from './prices.ts'
import type { Theme } from './theme.ts'

/** The data of the root's loader, for every page. */
export interface Root {
  readonly visitor: Visitor | null
  readonly settings: WebSettings
  readonly theme: Theme | undefined
  /** How prices are shown; null when the server could not say. */
  readonly pricing: Pricing
  /** What the site is called and how it looks; null when the server could not say. */
  readonly site: Answer<typeof showSite> | null
  /** The open groups of the menus, as the request's cookie says. */
  readonly folds: string
}

const nothing: Partial<Root> & Pick<Root, 'visitor'> = { visitor: null }

/** The data of the root's loader; no visitor when the root itself failed. */
export const useRoot = () => (useRouteLoaderData('root') as Root | undefined) ?? nothing

export const useVisitor = () => useRoot().visitor
