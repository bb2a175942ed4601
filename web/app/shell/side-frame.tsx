import type { Role } from '@arvand/contracts/people'
import type { ReactNode } from 'react'
import { popoverPart } from '../ui/popover-part.tsx'
import { AccountChip } from './account-chip.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ArrivingPage } from './arriving-page.tsx'
import { FrameMenu } from './frame-menu.ts'
import { HomeLink } from './home-link.tsx'
import { type FrameGroup, type MenuEntry, seenBy } from './menus.ts'
import { PanelHeader } from './panel-header.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { rolePlaces } from './roles.ts'
import { SideMenu } from './side-menu.tsx'
import { useLastRole } from './use-last-role.ts'
import { useVisitor } from './use-root.ts'

const SheetHead = popoverPart(async () => (await import('./sheet-ends.tsx')).SheetHead)
const SheetFoot = popoverPart(async () => (await import('./sheet-ends.tsx')).SheetFoot)

interface SideFrameProps {
  readonly panel: Role
  readonly menu: readonly FrameGroup[]
  /** The entries that may stand in the bottom bar of a phone; the first four that the visitor may see do. */
  readonly foot: readonly MenuEntry[]
  /** Tools at the end of the header, such as the bell. */
  readonly tools: ReactNode
  readonly children: ReactNode
}

/** The frame of the three panels: from 1024 px a menu at the side; below that a bar and a sheet, which is the same menu. */
export function SideFrame({ panel, menu, foot, tools, children }: SideFrameProps) {
  const visitor = useVisitor()
  useLastRole(panel)
  const groups = seenBy(menu, visitor)
  const inBar = seenBy([{ label: '', entries: foot }], visitor)
    .flatMap(({ entries }) => entries)
    .slice(0, 4)
  const entries = groups.flatMap((group) => group.entries)
  const label = `فهرست ${rolePlaces[panel].panel}`
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <PanelHeader panel={panel} groups={groups} tools={tools} />
      <aside
        id="side-menu"
        popover="auto"
        aria-label={label}
        className="sheet m-0 flex-col text-ink open:flex lg:sticky lg:inset-auto lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:flex lg:h-dvh lg:w-auto lg:border-e lg:border-line lg:bg-surface"
      >
        <div className="flex h-16 shrink-0 items-center px-4 max-lg:hidden">
          <HomeLink />
        </div>
        {visitor ? <SheetHead visitor={visitor} panel={panel} /> : null}
        <SideMenu panel={panel} label={label} groups={groups} foot={inBar} />
        {visitor ? (
          <div className="shrink-0 border-t border-line px-3 py-1.5 max-lg:hidden">
            <AccountChip visitor={visitor} panel={panel} />
          </div>
        ) : null}
        <SheetFoot />
      </aside>
      <main id="main" className="min-w-0 pb-24 lg:col-start-2 lg:pb-0">
        <div className="mx-auto w-full max-w-[75rem] px-4 py-5 md:px-6 lg:px-7">
          <ArrivingPage entries={entries}>
            <FrameMenu value={menu}>{children}</FrameMenu>
          </ArrivingPage>
        </div>
      </main>
      <PhoneBar
        panel={panel}
        label={label}
        entries={inBar}
        others={entries.filter(({ to }) => !inBar.some((one) => one.to === to))}
      />
      {visitor ? <AccountMenu visitor={visitor} panel={panel} place="side" /> : null}
    </div>
  )
}
