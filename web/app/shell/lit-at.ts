import type { MenuEntry } from './menus.ts'

export type Lit = (entry: MenuEntry) => boolean

/** Whether a menu entry leads to the page at this path or to one above it. */
export const litAt =
  (pathname: string): Lit =>
  ({ to, whole = false }) =>
    pathname === to || (!whole && pathname.startsWith(`${to}/`))
