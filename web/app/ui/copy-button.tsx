import { Copy } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonShape } from './button-variant.ts'
import { showToast } from './toasts.ts'

/** What a copying button says: on it, then once it is done (unless it is the usual) or the browser did not allow it. */
export interface CopyWords {
  readonly copy: string
  readonly copied?: string
  readonly notCopied: string
}

interface CopyButtonProps extends ButtonShape {
  readonly text: string
  readonly words: CopyWords
  /** Where several stand on a page: what this one copies. */
  readonly label?: string
}

const copied = 'رونوشت برداشته شد.'

/** Takes a text along to the clipboard; it needs JavaScript and is not there without it. */
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
