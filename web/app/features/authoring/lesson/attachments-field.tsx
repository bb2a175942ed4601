import { Paperclip, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FilePicker } from '../../media/index.ts'
import { lessonWords as words } from '../words.ts'
import type { KindProps } from './kind-props.ts'

/** Files that learners take with them, each with a name of its own. */
export function AttachmentsField({
  content,
  onChange,
  label = words.attachments,
}: KindProps & { label?: string }) {
  const [isPicking, setPicking] = useState(false)
  const { attachments } = content
  const set = (next: typeof attachments) => onChange({ attachments: next })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex items-center gap-2 text-15 font-label">
        <Paperclip size={18} aria-hidden="true" />
        {label}
      </legend>
      {attachments.map(({ fileId, title }) => (
        <div key={fileId} className="flex items-end gap-2">
          <TextField
            name={`attachment ${fileId}`}
            label={words.attachmentTitle}
            className="flex-1"
            maxLength={160}
            value={title}
            onChange={(event) =>
              set(
                attachments.map((one) =>
                  one.fileId === fileId ? { fileId, title: event.target.value } : one,
                ),
              )
            }
          />
          <IconButton
            icon={X}
            label={words.remove(title)}
            onClick={() => set(attachments.filter((one) => one.fileId !== fileId))}
          />
        </div>
      ))}
      <p>
        <Button type="button" look="outline" size="compact" icon={Plus} onClick={() => setPicking(true)}>
          {words.addAttachment}
        </Button>
      </p>
      <FilePicker
        open={isPicking}
        use="lesson"
        onClose={() => setPicking(false)}
        onPicked={(files) => {
          setPicking(false)
          const fresh = files.filter(({ id }) => !attachments.some(({ fileId }) => fileId === id))
          set([...attachments, ...fresh.map(({ id, name }) => ({ fileId: id, title: name }))].slice(0, 20))
        }}
      />
    </fieldset>
  )
}
