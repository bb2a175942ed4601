import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Persian } from './aria/persian.tsx'
import { IconButton } from './button.tsx'
import { useOverlayTheme } from './overlay-theme.ts'

/** Classes of the backdrop, and of the panel over it. */
const veil = 'fixed inset-0 z-40 bg-veil data-entering:animate-appear overscroll-contain'
const sheet = 'bg-raised text-ink shadow-float outline-hidden'

export interface OverlayProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons under the content. */
  footer?: ReactNode
  /** `dialog` in the middle, `drawer` at the end of the line, `start-drawer` at its start, `sheet` from below. */
  place?: 'dialog' | 'drawer' | 'start-drawer' | 'sheet'
  /** Only its buttons close the dialog, which screen readers announce as an alert. */
  urgent?: boolean
  wide?: boolean
}

const places = {
  dialog: 'grid place-items-center p-4',
  drawer: 'flex justify-end',
  'start-drawer': 'flex justify-start',
  sheet: 'flex items-end',
}
const frames = {
  dialog: 'max-h-[calc(100dvh-2rem)] w-full rounded-card data-entering:animate-rise',
  drawer: 'h-dvh w-[26rem] max-w-[calc(100vw-3rem)] data-entering:animate-appear',
  'start-drawer': 'h-dvh w-80 max-w-[calc(100vw-3rem)] data-entering:animate-appear',
  sheet: 'max-h-[85dvh] w-full rounded-t-band data-entering:animate-rise',
}

/** The overlay of all dialogs and drawers. A chunk of its own. */
export default function DialogOverlay(props: OverlayProps) {
  const { title, onClose, children, footer, place = 'dialog', urgent = false, wide = false } = props
  const theme = useOverlayTheme()
  const width = place === 'dialog' ? (wide ? 'max-w-3xl' : 'max-w-lg') : ''
  return (
    <Persian>
      <ModalOverlay
        data-theme={theme}
        data-overlay
        isOpen
        onOpenChange={(open) => open || onClose()}
        isDismissable={!urgent}
        className={`${veil} ${places[place]}`}
      >
        <Modal className={`${sheet} ${frames[place]} ${width} overflow-y-auto overscroll-contain`}>
          <Dialog
            role={urgent ? 'alertdialog' : 'dialog'}
            className="flex min-h-full flex-col p-6 outline-hidden"
          >
            <header className="mb-2 flex items-start justify-between gap-4">
              <Heading slot="title" className="text-18 font-title md:text-21 md:leading-relaxed">
                {title}
              </Heading>
              {urgent ? null : (
                <IconButton icon={X} label="بستن" onClick={onClose} className="-me-2.5 -mt-1.5" />
              )}
            </header>
            <div className="flex-1 text-muted">{children}</div>
            {footer ? <footer className="mt-6 flex flex-wrap gap-3">{footer}</footer> : null}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Persian>
  )
}
