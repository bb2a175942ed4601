import { localDigits } from '@arvand/persian/digits'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { moved } from '../../questions/index.ts'
import { editorWords as words } from '../words.ts'

interface RowsProps<Item> {
  readonly items: readonly Item[]
  /** What a row is called: «گزینهٔ الف». */
  readonly nameOf: (place: number) => string
  /** Left out: the order says nothing. */
  readonly onOrder?: (items: Item[]) => void
  readonly onRemove: (item: Item) => void
  readonly children: (item: Item, place: number) => ReactNode
}

/** Rows of a question that can be removed and put into another order: by dragging, by keys, or by buttons on a phone. */
export function SortableRows<Item extends { readonly id: string }>(props: RowsProps<Item>) {
  const { items, nameOf, onOrder, onRemove, children } = props
  const [held, setHeld] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(`[data-grip="${wanted.current}"]`)?.focus()
    wanted.current = null
  })
  const move = (from: number, to: number, grip: string) => {
    if (to < 0 || to >= items.length) return
    setNews(words.rowMoved(nameOf(from), localDigits(to + 1)))
    wanted.current = grip
    onOrder?.(moved(items, from, to))
  }
  const byKey = (event: KeyboardEvent, place: number, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(place, place + step, id)
  }
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 border-t border-line">
        {items.map((item, place) => (
          <li
            key={item.id}
            // Only while its grip is held, so that the words in its fields can be selected.
            draggable={held === item.id}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', nameOf(place))
            }}
            onDragEnter={() => {
              const from = items.findIndex(({ id }) => id === held)
              if (from !== -1 && from !== place) onOrder?.(moved(items, from, place))
            }}
            onDragOver={(event) => held && event.preventDefault()}
            onDragEnd={() => setHeld(null)}
            className={`flex items-start gap-1 border-b border-line py-3 ${held === item.id ? 'bg-sunken' : ''}`}
          >
            {onOrder ? (
              <span className="-ms-2.5 mt-0.5 pointer-coarse:hidden">
                <IconButton
                  icon={GripVertical}
                  label={words.dragRow(nameOf(place))}
                  data-grip={item.id}
                  onPointerDown={() => setHeld(item.id)}
                  onPointerUp={() => setHeld(null)}
                  onKeyDown={(event) => byKey(event, place, item.id)}
                  className="cursor-grab text-muted"
                />
              </span>
            ) : null}
            <div className="min-w-0 flex-1">{children(item, place)}</div>
            <span className="flex shrink-0 flex-col">
              <IconButton
                icon={X}
                label={words.removeRow(nameOf(place))}
                onClick={() => onRemove(item)}
                className="mt-0.5 text-muted"
              />
              {onOrder ? (
                <span className="hidden flex-col pointer-coarse:flex">
                  {([-1, 1] as const).map((by) => (
                    <IconButton
                      key={by}
                      icon={by < 0 ? ArrowUp : ArrowDown}
                      label={(by < 0 ? words.rowUp : words.rowDown)(nameOf(place))}
                      data-grip={`${item.id} ${by}`}
                      onClick={() => move(place, place + by, `${item.id} ${by}`)}
                      className="text-muted"
                    />
                  ))}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}
