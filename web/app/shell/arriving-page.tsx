import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Loading, RowsSkeleton, Skeleton } from '../ui/skeleton.tsx'
import { useIsHeld } from './held.ts'
import type { MenuEntry } from './menus.ts'

/** Milliseconds before the placeholder appears, so that quick pages show none. */
const patience = 250

/**
 * While the next page of a frame loads, a placeholder of its shape is shown. The previous page stays mounted but
 * hidden, so that a cancelled navigation loses nothing that was typed; when no answer comes, it is shown again.
 */
export function ArrivingPage({ entries, children }: { entries: readonly MenuEntry[]; children: ReactNode }) {
  const target = useTarget()
  const late = useLate(target !== null)
  return (
    <>
      {late && target !== null ? (
        <Loading label="در حال باز کردن صفحه">
          <Shape of={shapeOf(entries, target)} />
        </Loading>
      ) : null}
      <div hidden={late && target !== null}>{children}</div>
    </>
  )
}

/** The path in the same frame to which a link navigates now; null for a form, and when no navigation is in progress. */
function useTarget(): string | null {
  const { state, location, formData } = useNavigation()
  const { pathname } = useLocation()
  const isHeld = useIsHeld()
  if (isHeld || state !== 'loading' || formData || location.pathname === pathname) return null
  return frameOf(location.pathname) === frameOf(pathname) ? location.pathname : null
}

const frameOf = (pathname: string): string | undefined => pathname.split('/')[1]

function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return setLate(false)
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [waits])
  return late
}

/** The placeholder shape of the menu entry with the longest path that contains this page. */
export function shapeOf(entries: readonly MenuEntry[], pathname: string): NonNullable<MenuEntry['shape']> {
  const above = entries
    .filter(({ to, whole }) => pathname === to || (!whole && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)
  return above[0]?.shape ?? 'rows'
}

function Shape({ of: shape }: { of: NonNullable<MenuEntry['shape']> }) {
  return (
    <>
      <Skeleton className="h-8 w-52 rounded-small" />
      <Skeleton className="mt-3 mb-7 h-4 w-80 max-w-full rounded-small" />
      {shape === 'band' ? <BandShape /> : shape === 'fields' ? <FieldsShape /> : <RowsSkeleton rows={5} />}
    </>
  )
}

function BandShape() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-56 rounded-band" />
      <Skeleton className="h-60 rounded-card" />
      <RowsSkeleton rows={2} />
    </div>
  )
}

const fields = ['name', 'code', 'day', 'place', 'words', 'links']

function FieldsShape() {
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2">
      {fields.map((field) => (
        <span key={field} className="grid gap-2.5">
          <Skeleton className="h-4 w-28 rounded-small" />
          <Skeleton className="h-12 rounded-control" />
        </span>
      ))}
    </div>
  )
}
