import { createContext, use } from 'react'
import type { Tone } from '../ui/badge.tsx'
import type { LucideIcon } from '../ui/icon.tsx'
import type { MenuGroup } from './menus.ts'

/** The menu of the frame around the current page. */
export const FrameMenu = createContext<readonly MenuGroup[]>([])

/** The icon and tone of a waiting item's code, as declared by the menu entry that lists the code under `waiting`. */
export function useMarks(): (code: string) => readonly [LucideIcon, Tone] | undefined {
  const entries = use(FrameMenu).flatMap((group) => group.entries)
  return (code) => {
    const entry = entries.find(({ waiting }) => waiting && code in waiting)
    const { tone, icon = entry?.icon } = entry?.waiting?.[code] ?? {}
    return icon && tone ? [icon, tone] : undefined
  }
}
