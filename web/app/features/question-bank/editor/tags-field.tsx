import { setQuestionTags } from '@arvand/contracts/teacher/questions'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { editorWords as words } from '../words.ts'

interface TagsProps {
  readonly questionId: string
  readonly tags: readonly string[]
  /** Tags of the whole bank, which complete what is typed. */
  readonly known: readonly string[]
}

/** The tags of a question, stored at once. */
export function TagsField({ questionId, tags: stored, known }: TagsProps) {
  const listId = useId()
  const [tags, setTags] = useState(stored)
  const [typed, setTyped] = useState('')
  const put = async (next: readonly string[]) => {
    const before = tags
    setTags(next)
    const { answer } = await attemptAloud(call(setQuestionTags, { questionId, tags: [...next] }))
    setTags(answer?.tags ?? before)
  }
  const add = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag !== '' && !tags.includes(tag)) void put([...tags, tag])
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <TextField
        name="tag"
        label={words.tags}
        description={words.tagHint}
        list={listId}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onKeyDown={byKey}
        onChange={({ target }) => setTyped(target.value)}
        end={<IconButton icon={Plus} label={words.addTag} onClick={add} />}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 ? (
        <ul aria-label={words.tags} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={words.removeTag(tag)}
                onClick={() => void put(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-100 px-3.5 text-14 font-label text-primary-700 hover:ring-1 hover:ring-primary-600"
              >
                {tag}
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
