import type { Role } from '@arvand/contracts/people'
import { LifeBuoy, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import type { FrameGroup } from './menus.ts'
import { PageCrumbs } from './page-crumbs.tsx'
import { openPalette } from './palette-wish.ts'
import { searchWords } from './search-words.ts'

const square = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken'

interface PanelHeaderProps {
  readonly panel: Role
  readonly groups: readonly FrameGroup[]
  readonly tools: ReactNode
}

/** Where the page stands, the search, and what is reached from every page. What belongs to a page stands on it. */
export function PanelHeader({ panel, groups, tools }: PanelHeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex h-15 items-center gap-1 border-b border-line bg-surface px-2 md:px-4 lg:col-start-2 lg:h-16 lg:gap-2 lg:px-7">
      <PageCrumbs panel={panel} groups={groups} />
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <SearchButton words={searchWords[panel]} />
        {tools}
        <Link
          to="/contact"
          aria-label="راهنما و پشتیبانی"
          title="راهنما و پشتیبانی"
          className={`${square} max-sm:hidden`}
        >
          <Icon of={LifeBuoy} size={24} />
        </Link>
      </div>
    </header>
  )
}

/** Opens the palette. On a narrow page it is an icon. */
function SearchButton({ words }: { words: string }) {
  return (
    <button
      type="button"
      onClick={openPalette}
      className="hidden size-11 shrink-0 items-center gap-3 rounded-control text-15 text-muted hover:bg-sunken max-xl:justify-center xl:w-90 xl:border xl:border-edge xl:px-4 xl:hover:border-muted xl:hover:bg-transparent [@media(scripting:enabled)]:flex"
    >
      <Icon of={Search} className="max-xl:size-6 max-xl:text-ink" />
      <span className="truncate max-xl:sr-only">{words}</span>
      <span
        aria-hidden="true"
        className="ms-auto rounded-small border border-line px-2 text-12 whitespace-nowrap max-xl:hidden"
      >
        <kbd dir="ltr" className="font-sans">
          Ctrl + K
        </kbd>
      </span>
    </button>
  )
}
