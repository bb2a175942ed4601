import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { noteWords as words } from './note-words.ts'
import type { NotesPanelProps } from './notes-panel.tsx'

/** The notes, whose code loads when they are opened. */
const NotesPanel = lazyPart<NotesPanelProps>(() => import('./notes-panel.tsx'))

/** The notes of a class, closed until somebody wants them. */
export function NotesCard(props: NotesPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={words.title}
      aside={
        <Button
          type="button"
          variant="quiet"
          size="compact"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      }
    >
      {isOpen ? <NotesPanel {...props} /> : <p className="text-14 text-muted">{words.hint}</p>}
    </Card>
  )
}
