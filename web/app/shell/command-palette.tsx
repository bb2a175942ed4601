import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import {
  matching,
  type PaletteEntry,
  type PaletteMenu,
  type PaletteSource,
  pagesFor,
} from './palette-entries.ts'
import { closePalette } from './palette-wish.ts'
import { useVisitor } from './use-root.ts'

const optionId = (index: number) => `palette-option-${index}`

interface CommandPaletteProps {
  readonly menus: readonly PaletteMenu[]
  readonly sources: readonly PaletteSource[]
}

/** Goes to a page by a few letters of its name: type, arrows, Enter; Escape closes. */
export function CommandPalette({ menus, sources }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const pages = useMemo(() => pagesFor(menus, visitor), [menus, visitor])
  const further = useFurther(sources, typed)
  const found = useMemo(() => [...matching(pages, typed), ...further], [pages, typed, further])

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its cleanup.
    void document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function go(entry: PaletteEntry | undefined) {
    if (!entry) return
    closePalette()
    void navigate(entry.to)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const last = found.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const to = moves[event.key]
    if (to !== undefined && last >= 0) {
      event.preventDefault()
      setAt(to)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      go(found[at])
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="رفتن به صفحه"
      onClose={closePalette}
      onClick={(event) => event.target === dialog.current && closePalette()}
      onKeyDown={onKeyDown}
      className="mx-auto mt-[12vh] mb-auto w-[min(36rem,calc(100vw-2rem))] rounded-card bg-raised p-0 text-ink shadow-float backdrop:bg-veil"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <span className="text-muted">
          <Icon of={Search} />
        </span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          aria-label="نام صفحه یا دوره"
          placeholder="نام صفحه یا دوره را بنویسید…"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          className="h-14 min-w-0 flex-1 bg-transparent outline-none"
        />
        <kbd className="rounded-small border border-line px-2 text-12 text-muted">Esc</kbd>
      </div>
      <PaletteList entries={found} at={at} onHover={setAt} onPick={go} />
    </dialog>
  )
}

const pause = 200
const leastLetters = 2

/** What the sources find for the text, asked after a pause in typing; a late answer to an older text is ignored. */
function useFurther(sources: readonly PaletteSource[], typed: string): readonly PaletteEntry[] {
  const [further, setFurther] = useState<readonly PaletteEntry[]>([])
  useEffect(() => {
    const text = typed.trim()
    let isOver = false
    const timer = setTimeout(async () => {
      const found = text.length < leastLetters ? [] : await Promise.all(sources.map((ask) => ask(text)))
      if (!isOver) setFurther(found.flat())
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sources, typed])
  return further
}

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[]
  readonly at: number
  readonly onHover: (index: number) => void
  readonly onPick: (entry: PaletteEntry) => void
}

function PaletteList({ entries, at, onHover, onPick }: PaletteListProps) {
  return (
    <>
      <div id="palette-list" role="listbox" aria-label="صفحه‌ها" className="max-h-[50vh] overflow-y-auto p-2">
        {entries.map((entry, index) => (
          // The text field has the focus and names the active option; a click is for the pointer only.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes Enter for the active option
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
          <div
            key={entry.to}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => onHover(index)}
            onClick={() => onPick(entry)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-15 aria-selected:bg-primary-100 aria-selected:text-primary-700"
          >
            <span>{entry.label}</span>
            <span className="text-14 text-muted">{entry.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-5 pb-4 text-14 text-muted empty:hidden">
        {entries.length === 0 ? 'صفحه یا دوره‌ای با این نام پیدا نشد. نام دیگری بنویسید.' : ''}
      </p>
    </>
  )
}
