import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageIsNew } from '../api/typed-text.ts'
import { noteArrival } from './note-arrival.ts'

/**
 * Runs after every page change in the browser: the arrival rules; open menus close; and the focus moves to the main
 * heading, so that a screen reader reads it and the next Tab goes on from there.
 */
export function usePageChange(): void {
  const { pathname, search, hash } = useLocation()
  const shown = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query is a page change too
  useEffect(() => noteArrival(), [pathname, search])

  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === null || before === pathname) return
    pageIsNew()
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
    if (!hash) focusHeading()
  }, [pathname, hash])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
