import { type RefObject, useEffect, useRef } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Persian } from './aria/persian.tsx'
import { Icon } from './icon.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { useOverlayTheme } from './overlay-theme.ts'

interface MenuPopoverProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  entries: readonly MenuEntry[]
  onClose: () => void
  onFollow: (to: string) => void
}

/** The menu below a menu button. A chunk of its own. */
export default function MenuPopover({ label, anchor, entries, onClose, onFollow }: MenuPopoverProps) {
  const off = entries.filter((entry) => entry.disabledReason).map((entry) => entry.key)
  const act = (key: string | number) => {
    const entry = entries.find((one) => one.key === key)
    onClose()
    if (entry?.to) onFollow(entry.to)
    else entry?.onAction?.()
  }
  const theme = useOverlayTheme()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After a press of a screen reader or a script `autoFocus` waits, and gives up when the page behind becomes inert.
    const frame = requestAnimationFrame(() => {
      if (!menu.current?.contains(document.activeElement))
        menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Persian>
      <Popover
        data-theme={theme}
        aria-label={label}
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => open || onClose()}
        placement="bottom start"
        offset={6}
        className="min-w-52 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-option border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        <Menu
          ref={menu}
          aria-label={label}
          autoFocus="first"
          disabledKeys={off}
          onAction={act}
          onClose={onClose}
          className="outline-hidden"
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.key}
              id={entry.key}
              textValue={entry.label}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-15 font-[550] outline-hidden data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600 ${entry.danger ? 'text-danger' : ''}`}
            >
              {entry.icon ? <Icon of={entry.icon} /> : null}
              <span>
                {entry.label}
                {entry.disabledReason ? (
                  <span className="block text-14 font-normal">{entry.disabledReason}</span>
                ) : null}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </Persian>
  )
}
