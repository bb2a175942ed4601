import { useId } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { staffWords as words } from './ticket-words.ts'

/** A tag, completed from those that tickets have. */
export function TagField({ tags, className }: { tags: readonly string[]; className?: string }) {
  const known = useId()
  return (
    <>
      <TextField
        name="tag"
        label={words.tag}
        list={known}
        autoComplete="off"
        maxLength={40}
        {...(className ? { className } : {})}
      />
      <datalist id={known}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
