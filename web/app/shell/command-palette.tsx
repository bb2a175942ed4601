import type { Role } from '@arvand/contracts/people'
import { isEnoughToSearch } from '@arvand/persian/text'
import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import {
  groupsFor,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteMenu,
  type PaletteSource,
  pagesFor,
} from './palette-entries.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { closePalette } from './palette-wish.ts'
import { roleOrder, rolePlaces } from './roles.ts'
import { searchWords } from './search-words.ts'
import { useVisitor } from './use-root.ts'

interface CommandPaletteProps {
  readonly menus: readonly PaletteMenu[]
  readonly sources: readonly PaletteSource[]
}

/** Finds pages and things by a few letters: type, arrows, Enter, Ctrl + Enter for a new tab; Escape closes. */
export function CommandPalette({ menus, sources }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { pathname } = useLocation()
  const panel = roleOrder.find((role) => visitor && isIn(rolePlaces[role].home, pathname))
  const pages = useMemo(() => pagesFor(hereFirst(menus, panel), visitor), [menus, panel, visitor])
  const further = useFurther(sources, typed)
  const groups = useMemo(() => groupsFor(pages, typed, further), [pages, typed, further])
  const found = useMemo(() => groups.flatMap(({ entries }) => entries), [groups])

  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its cleanup.
    void document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function go(entry: PaletteEntry | undefined, isApart: boolean) {
    if (!entry) return
    closePalette()
    if (isApart) window.open(entry.to, '_blank', 'noopener')
    else void navigate(entry.to)
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
      go(found[at], event.ctrlKey || event.metaKey)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="جست‌وجو در آروند"
      onClose={closePalette}
      onClick={(event) => event.target === dialog.current && closePalette()}
      onKeyDown={onKeyDown}
      className="mx-auto mt-[min(76px,8vh)] mb-auto w-[min(680px,calc(100vw-2rem))] rounded-card border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-veil"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <span className="text-primary-700">
          <Icon of={Search} />
        </span>
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          aria-autocomplete="list"
          aria-label="جست‌وجوی صفحه، دوره یا درس"
          placeholder={searchWords[panel ?? 'user']}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          className="h-14 min-w-0 flex-1 bg-transparent outline-none"
        />
        <kbd className="rounded-small border border-line px-2 font-sans text-12 text-muted">Esc</kbd>
      </div>
      <PaletteList groups={groups} at={at} onHover={setAt} onPick={go} />
      <Keys isSigned={visitor !== null} isManager={visitor?.roles.includes('manager') ?? false} />
    </dialog>
  )
}

const isIn = (home: string, pathname: string): boolean => pathname === home || pathname.startsWith(`${home}/`)

/** The pages of the panel that is open stand above those of the others. */
const hereFirst = (menus: readonly PaletteMenu[], panel: Role | undefined): readonly PaletteMenu[] =>
  menus.toSorted((one, other) => Number(other.role === panel) - Number(one.role === panel))

const pause = 150

/** What the sources find for the text, asked after a pause in typing; a late answer to an older text is ignored. */
function useFurther(sources: readonly PaletteSource[], typed: string): readonly PaletteGroup[] {
  const visitor = useVisitor()
  const [further, setFurther] = useState<readonly PaletteGroup[]>([])
  useEffect(() => {
    const text = typed.trim()
    let isOver = false
    const timer = setTimeout(async () => {
      const found = isEnoughToSearch(text) ? await Promise.all(sources.map((ask) => ask(text, visitor))) : []
      if (!isOver) setFurther(found.flat())
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sources, typed, visitor])
  return further
}

function Keys({ isSigned, isManager }: { isSigned: boolean; isManager: boolean }) {
  const told = [
    { keys: ['↑', '↓'], word: 'جابه‌جایی' },
    { keys: ['Enter'], word: 'باز کردن' },
    { keys: ['Ctrl + Enter'], word: 'باز کردن در تب جدید' },
    ...(isSigned ? [{ keys: ['#'], word: 'فاکتور' }] : []),
    { keys: ['@'], word: isManager ? 'کاربر' : 'مدرس' },
  ]
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 text-14 text-muted max-sm:hidden"
    >
      {told.map(({ keys, word }) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd key={key} dir="ltr" className="rounded-small border border-line px-1.5 font-sans text-12">
              {key}
            </kbd>
          ))}
          {word}
        </span>
      ))}
    </p>
  )
}
