import type { RichText as Text } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RichText, useFormulas } from '../../rich-text/index.ts'
import { lineOf, textOfLine } from '../line-text.ts'
import { useQuestionFiles } from '../question-files.tsx'
import { editorWords as words } from '../words.ts'

const TextDialog = lazyPart(() => import('./text-dialog.tsx'))

interface RichLineProps {
  readonly name: string
  readonly label: string
  readonly hideLabel?: boolean
  readonly placeholder?: string
  readonly value: Text | null
  /** An empty text when nothing is left. */
  readonly onChange: (text: Text) => void
  readonly className?: string
}

/**
 * A short text: typed into one line, with formulas between dollars. What holds more than that, such as a picture, is
 * shown and opens in the editor of rich texts.
 */
export function RichLineField(props: RichLineProps) {
  const { name, label, hideLabel, placeholder, value, onChange, className = '' } = props
  const { pictures } = useQuestionFiles()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const line = lineOf(value)
  const [isFocused, setFocused] = useState(false)
  // A formula is shown as it will be read, until somebody writes in the field.
  const isDrawn = line === null || (line.includes('$') && !isFocused)
  const drawn = useFormulas(isDrawn ? value : null)
  return (
    <div className={`flex min-w-0 items-end gap-1 ${className}`}>
      {line === null ? (
        <div className="min-w-0 flex-1 rounded-control border border-line bg-sunken px-4 py-2.5 text-15">
          <span className="sr-only">{label}</span>
          <RichText text={drawn} files={pictures} idPrefix={`${name}-`} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of its field
        <div
          className="relative min-w-0 flex-1"
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <TextField
            name={name}
            label={label}
            hideLabel={hideLabel ?? false}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={2000}
            // As typed, because a dollar that is just being typed would come back with a backslash.
            value={typed !== null && same(typed, value) ? typed : line}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(textOfLine(target.value))
            }}
            className="min-w-0"
          />
          {isDrawn ? (
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-x-0.5 bottom-0.5 flex h-11 items-center overflow-hidden rounded-control bg-surface px-3.5 [&_p]:aligned-as-page [&_p]:whitespace-nowrap"
            >
              <RichText text={drawn} files={pictures} idPrefix={`${name}-`} className="flex-1" />
            </div>
          ) : null}
        </div>
      )}
      <IconButton
        icon={PencilLine}
        label={words.wholeTextOf(label)}
        onClick={() => setOpen(true)}
        className="mb-0.5 text-muted"
      />
      {isOpen ? (
        <TextDialog
          label={label}
          value={value ?? emptyText}
          onChange={(text) => {
            setTyped(null)
            onChange(text)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}

const same = (typed: string, value: Text | null): boolean =>
  JSON.stringify(textOfLine(typed)) === JSON.stringify(value ?? emptyText)
