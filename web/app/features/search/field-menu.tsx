import { ChevronDown, Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import { headerWords as words } from './header-words.ts'

const FieldMenuPanel = lazyPart(() => import('./field-menu-panel.tsx'))

const look =
  'min-h-11 shrink-0 items-center gap-2 rounded-control border border-edge px-4 text-15 font-label hover:border-ink'

/**
 * The fields of courses. A popover of the browser, which opens before hydration too; what stands in it is loaded when
 * it is first opened. Without JavaScript the button is a link to all courses.
 */
export function FieldMenu() {
  const popover = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // It may have been opened before the page was hydrated.
    if (popover.current?.matches(':popover-open')) setWanted(true)
  }, [])
  return (
    <>
      <Link to="/courses" className={`${look} hidden md:inline-flex [@media(scripting:enabled)]:hidden`}>
        {words.fields}
      </Link>
      <button
        type="button"
        popoverTarget="field-menu"
        className={`${look} hidden md:[@media(scripting:enabled)]:inline-flex [&:has(+:popover-open)]:border-primary-600 [&:has(+:popover-open)]:bg-primary-100 [&:has(+:popover-open)]:text-primary-700`}
      >
        <Icon of={Menu} />
        {words.fields}
        <Icon of={ChevronDown} size={16} />
      </button>
      <div
        ref={popover}
        id="field-menu"
        popover="auto"
        onToggle={({ newState }) => newState === 'open' && setWanted(true)}
        className="field-menu inset-x-0 top-[80px] m-auto mt-0 w-[min(74rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-raised p-0 text-ink shadow-float"
      >
        {isWanted ? <FieldMenuPanel onFollow={() => popover.current?.hidePopover()} /> : null}
      </div>
    </>
  )
}
