import { createContext, RouterContextProvider } from 'react-router'
import type { PageGiven } from './given.ts'

/** What the server gave this page request; loaders, actions and middleware read it through `given`. */
export const pageContext = createContext<PageGiven>()

export function contextFor(page: PageGiven): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}

export const given = (context: Readonly<RouterContextProvider>): PageGiven => context.get(pageContext)
