import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

type Place = readonly [row: number, column: number]

/** The cell that a key leads to; the page is right-to-left, so the left arrow goes to the next column. */
export function placeAfter(key: string, [row, column]: Place, [rows, columns]: Place): Place | null {
  const to: Readonly<Record<string, Place>> = {
    ArrowLeft: [row, column + 1],
    ArrowRight: [row, column - 1],
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    Home: [row, 0],
    End: [row, columns - 1],
    PageUp: [0, column],
    PageDown: [rows - 1, column],
  }
  const next = to[key]
  if (!next) return null
  const within = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1)
  return [within(next[0], rows), within(next[1], columns)]
}

/** One cell of the table is reached by Tab; the arrow keys move between cells. */
export function useGridKeys() {
  const table = useRef<HTMLTableElement>(null)
  const [here, setHere] = useState<Place>([1, 0])

  const cellAt = ([row, column]: Place) => table.current?.rows[row]?.cells[column]

  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLTableCellElement>('td, th') : null
    const row = cell?.closest('tr')
    return cell && row ? [row.rowIndex, cell.cellIndex] : null
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    const rows = table.current?.rows
    if (!place || !rows || event.ctrlKey || event.altKey || event.metaKey) return
    const next = placeAfter(event.key, place, [rows.length, rows[0]?.cells.length ?? 1])
    if (!next) return
    event.preventDefault()
    const cell = cellAt(next)
    setHere(next)
    const target = cell?.querySelector<HTMLElement>('a') ?? cell
    target?.focus()
  }

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (place) setHere(place)
  }

  const tabIndexOf = (row: number, column: number): 0 | -1 => (row === here[0] && column === here[1] ? 0 : -1)

  return { table, tabIndexOf, onKeyDown, onFocus }
}
