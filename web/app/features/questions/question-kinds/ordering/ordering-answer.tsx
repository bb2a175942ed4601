import { localDigits } from '@arvand/persian/digits'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { RichText } from '../../../rich-text/index.ts'
import type { AnswerProps } from '../../question-kind.ts'
import { answerWords as words } from '../../words.ts'
import { moved } from './moved.ts'

/** Items put into an order: dragged with a mouse, or moved by buttons with keys and thumbs. */
export default function OrderingAnswer(props: AnswerProps) {
  const { asked, value, onChange, disabled, labelledBy, pictures } = props
  const shown = asked.options ?? []
  const order = Array.isArray(value) ? value : shown.map(({ id }) => id)
  const [dragged, setDragged] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string | null>(null)
  // The browser takes the focus from a button that moves with its row.
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(`[data-move="${wanted.current}"]`)?.focus()
    wanted.current = null
  })
  const step = (from: number, by: -1 | 1) => {
    const to = from + by
    if (disabled || to < 0 || to >= order.length) return
    wanted.current = `${order[from]} ${by}`
    setNews(words.movedTo(localDigits(to + 1)))
    onChange(moved(order, from, to))
  }
  const dragOver = (over: string) => {
    if (!dragged || dragged === over) return
    onChange(moved(order, order.indexOf(dragged), order.indexOf(over)))
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-14 text-muted">{words.orderHint}</p>
      <ol ref={list} aria-labelledby={labelledBy} className="grid grid-cols-1 gap-2.5">
        {order.map((id, place) => (
          <li
            key={id}
            draggable={!disabled}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', id)
              setDragged(id)
            }}
            onDragEnter={() => dragOver(id)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            className={`flex min-h-16 items-center gap-2 rounded-option border bg-surface py-2 ps-3 pe-2 ${dragged === id ? 'border-primary-600 opacity-60' : 'border-line'}`}
          >
            <Icon of={GripVertical} className="cursor-grab text-muted max-sm:hidden" />
            <span className="min-w-6 shrink-0 text-center font-label text-muted">
              {localDigits(place + 1)}
            </span>
            <div className="min-w-0 flex-1">
              <RichText
                text={shown.find((one) => one.id === id)?.text}
                files={pictures}
                idPrefix={`${id}-`}
              />
            </div>
            {([-1, 1] as const).map((by) => (
              <IconButton
                key={by}
                icon={by < 0 ? ArrowUp : ArrowDown}
                label={(by < 0 ? words.up : words.down)(localDigits(place + 1))}
                data-move={`${id} ${by}`}
                aria-disabled={disabled || (by < 0 ? place === 0 : place === order.length - 1) || undefined}
                onClick={() => step(place, by)}
                className="aria-disabled:opacity-30"
              />
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
      {value === null ? (
        <p>
          <Button
            type="button"
            variant="soft"
            size="compact"
            disabledReason={disabled ? ' ' : undefined}
            onClick={() => onChange(order)}
          >
            {words.asShown}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
