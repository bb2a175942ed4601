import { useMatches } from 'react-router'
import type { Handle } from '../handle.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

/** The breadcrumb of this page, from the `handle.crumb` of its routes; nothing on a page with none above. */
export function PageCrumbs() {
  const crumbs = useMatches().flatMap(({ pathname, handle, loaderData }) => {
    const crumb = (handle as Handle | undefined)?.crumb
    if (!crumb) return []
    return [{ to: pathname, label: typeof crumb === 'function' ? crumb(loaderData) : crumb }]
  })
  const here = crumbs.at(-1)
  if (!here || crumbs.length < 2) return null
  return (
    <div className="pb-2">
      <Breadcrumb crumbs={crumbs.slice(0, -1)} here={here.label} />
    </div>
  )
}
