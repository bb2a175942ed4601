import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonShape } from './button-variant.ts'
import { showToast } from './toasts.ts'

/**
 * The words of a copy button: its label, the message once the text is copied (a common one when left out), and the
 * message when the browser did not allow it.
 */
export interface CopyWords {
  readonly copy: string
  readonly copied?: string
  readonly notCopied: string
}

interface CopyButtonProps extends ButtonShape {
  readonly text: string
  readonly words: CopyWords
  /** What this button copies, where a page has several of them. */
  readonly label?: string
}

const copied = 'کپی شد.'

/** Copies a text to the clipboard; needs JavaScript and is hidden without it. */
export function CopyButton({ text, words, label, variant = 'outline', ...shape }: CopyButtonProps) {
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    showToast({ text: done ? (words.copied ?? copied) : words.notCopied, tone: done ? 'success' : 'warning' })
  }
  return (
    <span className="hidden [@media(scripting:enabled)]:inline">
      <Button
        type="button"
        variant={variant}
        {...shape}
        icon={Copy}
        aria-label={label}
        onClick={() => void copy()}
      >
        {words.copy}
      </Button>
    </span>
  )
}
