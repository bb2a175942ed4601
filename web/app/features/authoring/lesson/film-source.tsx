import { Film } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { lessonWords as words } from '../words.ts'
import type { OfferedFilm, SourceDialogProps } from './source-dialog.tsx'

const SourceDialog = lazyPart<SourceDialogProps>(() => import('./source-dialog.tsx'))

interface FilmSourceProps {
  readonly lessonId: string
  readonly onPicked: (film: OfferedFilm) => void
}

/** Makes the film of a lesson of what the platform has already, such as a recorded class. */
export function FilmSource({ lessonId, onPicked }: FilmSourceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <Button type="button" variant="outline" size="compact" icon={Film} onClick={() => setOpen(true)}>
          {words.fromClass}
        </Button>
        {words.fromClassHint}
      </p>
      {isOpen ? (
        <SourceDialog lessonId={lessonId} onPicked={onPicked} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
