import { useEffect, useId, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { RichTextEditorProps } from './editor-props.ts'
import { ReadOnlyText } from './read-only-text.tsx'

const Surface = lazyPart(() => import('./editor/editor.tsx'), ReadOnlyText)

/** The editor of a rich text. Its code loads after the page; until then the text is shown read-only. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, lockedReason, description } = props
  const id = useId()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <section aria-labelledby={id} className="min-w-0">
      <span id={id} className="mb-1.5 block text-15 font-label leading-relaxed">
        {label}
      </span>
      <div className="min-h-52 rounded-control border border-edge bg-surface focus-within:border-primary-600 focus-within:ring-3 focus-within:ring-primary-100">
        {isAlive ? <Surface key={props.revision} {...props} /> : <ReadOnlyText {...props} />}
      </div>
      {lockedReason || description ? (
        <p className="mt-1.5 text-14 leading-relaxed text-muted">{lockedReason ?? description}</p>
      ) : null}
    </section>
  )
}
