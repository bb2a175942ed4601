import { formatNumber } from '@arvand/persian/numbers'
import { Paperclip, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FieldsProps } from '../../../lesson-kind.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FilePicker } from '../../media/index.ts'
import { lessonWords as words } from '../words.ts'

/** An imported folder may hold more files than fit on the page, so the rest stay folded. */
const shownAtOnce = 30
const mostAttachments = 500

/** Files that learners download, each with a name of its own. */
export function AttachmentsField({
  content,
  onChange,
  label = words.attachments,
}: FieldsProps & { label?: string }) {
  const [isPicking, setPicking] = useState(false)
  const [shown, setShown] = useState(shownAtOnce)
  const hidden = content.attachments.length - shown
  const { attachments } = content
  const set = (next: typeof attachments) => onChange({ attachments: next })
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex items-center gap-2 text-15 font-label">
        <Paperclip size={18} aria-hidden="true" />
        {label}
      </legend>
      {attachments.slice(0, shown).map(({ fileId, title }) => (
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
      <p className="flex flex-wrap gap-3">
        {hidden > 0 ? (
          <Button type="button" variant="soft" size="compact" onClick={() => setShown(attachments.length)}>
            {words.moreAttachments(formatNumber(hidden))}
          </Button>
        ) : null}
        <Button type="button" variant="outline" size="compact" icon={Plus} onClick={() => setPicking(true)}>
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
          const all = [...attachments, ...fresh.map(({ id, name }) => ({ fileId: id, title: name }))]
          setShown(all.length)
          set(all.slice(0, mostAttachments))
        }}
      />
    </fieldset>
  )
}
