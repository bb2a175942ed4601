import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Persian } from './aria/persian.tsx'
import type { DayLimits } from './calendar-panel.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import type { DayRange } from './range-panel.tsx'
import { RangePanel } from './range-panel.tsx'

interface PopoverProps {
  label: string
  /** The field below which the popover opens. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  limits: DayLimits
}

export type CalendarPopoverProps = PopoverProps &
  (
    | { kind: 'day'; value: string | null; onPick: (isoDay: string) => void }
    | { kind: 'range'; value: DayRange | null; onPick: (range: DayRange) => void }
  )

/** The calendar below a date field. A chunk of its own, loaded when it is first opened. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { label, anchor, onClose, limits } = props
  return (
    <Persian>
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => open || onClose()}
        placement="bottom start"
        offset={6}
        className="w-[22rem] max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-option border border-line bg-raised p-4 text-ink shadow-float"
      >
        <Dialog aria-label={label} className="outline-hidden">
          {props.kind === 'day' ? (
            <CalendarPanel {...limits} label={label} value={props.value} onPick={props.onPick} autoFocus />
          ) : (
            <RangePanel {...limits} label={label} value={props.value} onPick={props.onPick} autoFocus />
          )}
        </Dialog>
      </Popover>
    </Persian>
  )
}
