import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { playerWords as words } from '../words.ts'

interface PlayerPanelProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel over the picture; on a phone it rises from below. It is drawn inside the player, because in full screen
 * nothing else is visible. Escape, a press outside and leaving it close it.
 */
export function PlayerPanel({ label, onClose, children }: PlayerPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    const first = find('input:checked') ?? find('[aria-current=true]') ?? find('li button')
    first?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the button close it too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too */}
      <div onClick={onClose} className="absolute inset-0 z-20 max-sm:fixed max-sm:z-40 max-sm:bg-veil" />
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        data-own-keys
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
        className="animate-rise overflow-y-auto overscroll-contain bg-raised p-2 text-ink shadow-float max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-50 max-sm:max-h-[75dvh] max-sm:rounded-t-band max-sm:pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:absolute sm:start-3 sm:bottom-16 sm:z-30 sm:max-h-[calc(100%-5.5rem)] sm:w-64 sm:rounded-option sm:border sm:border-line"
      >
        <div className="flex items-center justify-between ps-3 sm:hidden">
          <span className="text-16 font-label">{label}</span>
          <IconButton icon={X} label={words.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </>
  )
}
