import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { boardWords as words } from './board-words.ts'

interface TextRowProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** Puts it on the next free line, for whoever has no pointer. */
  readonly onPut: () => void
}

/** What is written on the board next. */
export const TextRow = ({ text, onText, onPut }: TextRowProps) => (
  <form
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault()
      if (text.trim()) onPut()
    }}
  >
    <TextField
      id={useId()}
      name="boardText"
      label={words.text}
      value={text}
      maxLength={120}
      autoComplete="off"
      onChange={(event) => onText(event.currentTarget.value)}
      className="min-w-60 flex-1"
    />
    <Button size="compact" variant="outline">
      {words.putText}
    </Button>
    <p className="basis-full text-14 text-muted">{words.textHint}</p>
  </form>
)
