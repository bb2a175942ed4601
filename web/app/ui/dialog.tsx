import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { OverlayProps } from './dialog-overlay.tsx'
import { lazyPart } from './lazy-part.tsx'

const DialogOverlay = lazyPart(() => import('./dialog-overlay.tsx'))

interface DialogProps extends OverlayProps {
  open: boolean
}

/** A dialog over the page; its code loads when it first opens. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogOverlay {...rest} /> : null
}

/** A panel at the side. `at` is `end` when left out. */
export function Drawer({
  at = 'end',
  ...rest
}: Omit<DialogProps, 'place' | 'urgent'> & { at?: 'start' | 'end' | 'below' }) {
  const place = { end: 'drawer', start: 'start-drawer', below: 'sheet' } as const
  return <Dialog {...rest} place={place[at]} />
}

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, in one or two sentences. */
  children: ReactNode
  /** A verb: «لغو ثبت‌نام». */
  confirm: ReactNode
  /** The label of the button that closes the dialog: «می‌مانم». */
  cancel: ReactNode
  /** The action cannot be undone. */
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before an important action; two buttons, both verbs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, danger = false, pending, onConfirm, onClose } = props
  const footer = (
    <>
      <Button type="button" variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button type="button" variant="outline" onClick={onClose}>
        {cancel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} title={title} onClose={onClose} footer={footer} urgent>
      {children}
    </Dialog>
  )
}
