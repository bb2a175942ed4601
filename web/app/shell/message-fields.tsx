import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The fields `subject` and `text` of a message that one person writes to others. */
export const MessageFields = () => (
  <div className="grid max-w-2xl grow basis-full grid-cols-1 gap-3">
    <TextField name="subject" label="موضوع پیام" />
    <TextArea name="text" label="متن پیام" rows={3} />
  </div>
)
