import { createContext, RouterContextProvider } from 'react-router'
import type { ServerContext } from './server-context.ts'

/** The server's data for this page request; loaders, actions and middleware read it through `serverContext`. */
export const pageContext = createContext<ServerContext>()

export function contextFor(page: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return context
}

export const serverContext = (context: Readonly<RouterContextProvider>): ServerContext =>
  context.get(pageContext)
