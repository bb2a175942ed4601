import { TriangleAlert } from 'lucide-react'
import type { FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

/** The label of a field made with React Aria, looking like any other. */
export function AriaLabel({ words }: { words: FieldWords }) {
  return (
    <span className={words.hideLabel ? '' : 'mb-1.5 block text-15 font-label leading-relaxed'}>
      {words.label}
      {words.required ? ' ' : null}
      {words.required ? (
        <span className="ms-1 text-14 leading-none font-normal text-muted">الزامی</span>
      ) : null}
    </span>
  )
}

/** The hint or error of a field made with React Aria. */
export function AriaHint({ words }: { words: FieldWords }) {
  const hint = words.error ?? words.lockedReason ?? words.description
  if (!hint) return null
  return (
    <span
      className={`mt-1.5 flex gap-1.5 text-14 leading-relaxed ${words.error ? 'text-danger' : 'text-muted'}`}
    >
      {words.error ? <Icon of={TriangleAlert} size={16} className="mt-1" /> : null}
      {hint}
    </span>
  )
}
