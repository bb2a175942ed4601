import type { MenuEntry } from './menus.ts'

export type Lit = (entry: MenuEntry) => boolean

/** Of each way, whether it leads to the page at this path or above it. */
export const litAt =
  (pathname: string): Lit =>
  ({ to, whole = false }) =>
    pathname === to || (!whole && pathname.startsWith(`${to}/`))
