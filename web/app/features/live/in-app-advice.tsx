import { useEffect, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { programAround } from './media/in-app-browser.ts'

const words = {
  text: (program: string) =>
    `این صفحه داخل ${program} باز شده است و شاید دوربین، میکروفون و صدا کار نکند. از منوی بالای صفحه «باز کردن در مرورگر» را بزنید، یا نشانی را کپی کنید و در کروم، فایرفاکس یا سافاری باز کنید.`,
  copy: 'کپی نشانی کلاس',
  notCopied: 'مرورگر اجازهٔ کپی نداد. نشانی بالای صفحه را نگه دارید و کپی کنید.',
} as const

/** What to do where a messenger shows the page itself; nothing in a browser. */
export function InAppAdvice() {
  const [around, setAround] = useState<{ program: string; address: string } | null>(null)
  useEffect(() => {
    const program = programAround(navigator.userAgent, window)
    setAround(program === null ? null : { program, address: window.location.href })
  }, [])
  if (!around) return null
  return (
    <Alert tone="warning">
      <div className="grid justify-items-start gap-3">
        <p>{words.text(around.program)}</p>
        <CopyButton text={around.address} words={words} size="compact" />
      </div>
    </Alert>
  )
}
