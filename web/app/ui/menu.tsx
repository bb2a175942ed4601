import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ButtonShape } from './button-variant.ts'
import { buttonClasses } from './button-variant.ts'
import { Icon } from './icon.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { MenuEntry } from './menu-entry.ts'

const MenuPopover = lazyPart(() => import('./menu-popover.tsx'))

interface MenuButtonProps extends ButtonShape {
  /** The name for screen readers; also shown when there are no `children`. */
  label: string
  entries: readonly MenuEntry[]
  /** What the button shows; three dots when left out. */
  children?: ReactNode
}

/** A button with a menu of actions; the menu's code loads when it first opens. */
export function MenuButton({ label, entries, children, ...shape }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  // The focus is still here until the menu's code is loaded: Escape then lets it be.
  const onKey = (key: string) => {
    if (key === 'ArrowDown') setOpen(true)
    if (key === 'Escape') setOpen(false)
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => onKey(event.key)}
        className={`${buttonClasses({ variant: 'outline', size: 'compact', ...shape })} ${children ? '' : 'px-2.5'}`}
      >
        {children ?? <Icon of={Ellipsis} />}
      </button>
      {open ? (
        <MenuPopover
          label={label}
          anchor={anchor}
          entries={entries}
          onClose={() => setOpen(false)}
          onFollow={(to) => void navigate(to)}
        />
      ) : null}
    </>
  )
}
