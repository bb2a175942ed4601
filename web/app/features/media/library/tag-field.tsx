import { useId } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { folderWords as words } from '../words.ts'
import type { Filing } from './filing.ts'

/** A tag, completed from those that the person's files have. */
export function TagField({ tags, className }: { tags: Filing['tags']; className?: string }) {
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
        {tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
