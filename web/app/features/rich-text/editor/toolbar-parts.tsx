import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Icon, type LucideIcon } from '../../../ui/icon.tsx'

const square =
  'inline-flex h-10 min-w-10 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-ink outline-hidden hover:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600 data-disabled:text-muted data-disabled:opacity-60 data-selected:bg-primary-100 data-selected:text-primary-700'

interface ToolProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly mirror?: boolean
  readonly onAct: () => void
}

/** One button; `isOn` for a tool that is a state of the selection. */
export function Tool({ icon, label, isOn, isOff = false, mirror = false, onAct }: ToolProps) {
  const drawn = <Icon of={icon} size={19} mirror={mirror} />
  // A press must not move the focus out of the text, or the selection would be lost.
  const hold = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() }
  return (
    <span {...hold} title={label} className="inline-flex">
      {isOn === undefined ? (
        <Button aria-label={label} isDisabled={isOff} onPress={onAct} className={square}>
          {drawn}
        </Button>
      ) : (
        <ToggleButton
          aria-label={label}
          isSelected={isOn}
          isDisabled={isOff}
          onChange={onAct}
          className={square}
        >
          {drawn}
        </ToggleButton>
      )}
    </span>
  )
}

export interface ToolEntry {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  readonly isOn?: boolean
  readonly onAct: () => void
}

interface ToolMenuProps {
  readonly label: string
  readonly icon?: LucideIcon
  /** The button's text. */
  readonly shown?: string
  readonly entries: readonly ToolEntry[]
}

/** Several tools in a menu behind one button. */
export function ToolMenu({ label, icon, shown, entries }: ToolMenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={shown ? `${label}: ${shown}` : label} className={`${square} text-14`}>
        {icon ? <Icon of={icon} size={19} /> : null}
        {shown ? <span className="whitespace-nowrap">{shown}</span> : null}
        <span aria-hidden="true" className="text-12 text-muted">
          ▾
        </span>
      </Button>
      <Popover
        placement="bottom start"
        offset={6}
        className="max-h-96 min-w-48 animate-rise overflow-y-auto rounded-option border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        <Menu
          aria-label={label}
          onAction={(key) => entries.find(({ id }) => id === key)?.onAct()}
          className="outline-hidden"
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-15 outline-hidden data-focused:bg-sunken data-focus-visible:ring-2 data-focus-visible:ring-primary-600 ${entry.isOn ? 'font-label text-primary-700' : ''}`}
            >
              {entry.icon ? <Icon of={entry.icon} size={18} /> : null}
              {entry.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

export const Split = () => <span aria-hidden="true" className="mx-0.5 h-6 w-px shrink-0 bg-line" />
