import type { RichText } from '@arvand/contracts/rich-text'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { editorWords as words } from '../words.ts'
import { TextEditor } from './text-editor.tsx'

interface TextDialogProps {
  readonly label: string
  readonly value: RichText
  readonly onChange: (text: RichText) => void
  readonly onClose: () => void
}

/** A short text in the editor of rich texts. */
export default function TextDialog({ label, value, onChange, onClose }: TextDialogProps) {
  return (
    <Dialog
      open
      wide
      title={label}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {words.doneText}
        </Button>
      }
    >
      <div className="text-ink">
        <TextEditor label={words.wholeText} value={value} onChange={onChange} />
      </div>
    </Dialog>
  )
}
