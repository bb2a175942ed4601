import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { myCardsWords as words } from './words.ts'

/** A code in fours, large enough to be read out; the button needs JavaScript and is not there without it. */
export function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    const done = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    )
    showToast({ text: done ? words.copied : words.notCopied, tone: done ? 'success' : 'warning' })
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <bdi dir="ltr" data-code className="text-18 font-display tabular-nums sm:text-21">
        {code}
      </bdi>
      <span className="hidden [@media(scripting:enabled)]:inline">
        <Button type="button" look="outline" size="compact" icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </span>
    </p>
  )
}
