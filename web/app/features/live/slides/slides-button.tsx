import { GalleryVerticalEnd } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { BarButton } from '../bar-button.tsx'
import { slideWords as words } from './slide-words.ts'
import type { SlidesProps } from './slides.tsx'
import type { SlidesDialogProps } from './slides-dialog.tsx'

/** The slides, whose code loads when some are shown. */
export const SlidesPart = lazyPart<SlidesProps>(() => import('./slides.tsx'))

const SlidesDialog = lazyPart<SlidesDialogProps>(() => import('./slides-dialog.tsx'))

/** A host brings slides and shows them; the dialog's code loads when it is opened. */
export function SlidesButton({ sessionId, isShown }: { sessionId: string; isShown: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BarButton
        icon={GalleryVerticalEnd}
        label={words.slides}
        isOn={isShown}
        onPress={() => setOpen(true)}
      />
      {isOpen ? <SlidesDialog sessionId={sessionId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
