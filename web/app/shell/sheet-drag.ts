import { type PointerEvent, useRef } from 'react'

/** How far down the sheet must be dragged to close, in pixels. */
const enough = 80

/** Closes the popover that contains the handle when it is dragged down; a shorter drag springs back. */
export function useSheetDrag() {
  const from = useRef<number | null>(null)
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest<HTMLElement>('[popover]')
  const far = (event: PointerEvent) => (from.current === null ? 0 : Math.max(0, event.clientY - from.current))
  const end = (event: PointerEvent<HTMLElement>) => {
    const sheet = sheetOf(event)
    const isFar = far(event) > enough
    from.current = null
    sheet?.style.removeProperty('translate')
    if (isFar) sheet?.hidePopover()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      sheetOf(event)?.style.setProperty('translate', `0 ${far(event)}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
