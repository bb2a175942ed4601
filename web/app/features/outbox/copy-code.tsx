import { toPersianDigits } from '@arvand/persian/digits'
import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { outboxWords as words } from './words.ts'

/** The code in large digits; the button needs JavaScript and is not there without it. */
export function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    const done = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    showToast({ text: done ? words.copied : words.notCopied, tone: done ? 'success' : 'warning' })
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <span className="text-14 text-muted">{words.code}</span>
      <bdi dir="ltr" className="text-26 font-display">
        {toPersianDigits(code)}
      </bdi>
      <span className="hidden [@media(scripting:enabled)]:inline">
        <Button
          type="button"
          look="outline"
          size="compact"
          icon={Copy}
          aria-label={`${words.copy} ${toPersianDigits(code)}`}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </span>
    </p>
  )
}
