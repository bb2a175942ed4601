import { isSound, type ProvenSpin } from '@arvand/contracts/wheel-proof'
import { useRef, useState } from 'react'
import type { Handle } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { verifyWords as words } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.lead }]

type Verdict = { readonly is: 'sound' | 'unsound'; readonly prize: string } | { readonly is: 'unread' }

/** What a pasted text proves. Nothing of it leaves the browser. */
async function judge(text: string): Promise<Verdict> {
  try {
    const spin = JSON.parse(text) as ProvenSpin
    return { is: (await isSound(spin)) ? 'sound' : 'unsound', prize: String(spin.prize.title) }
  } catch {
    return { is: 'unread' }
  }
}

/** Anyone proves or disproves a spin of the wheel here, by the numbers that whoever spun has copied. */
export default function VerifySpin() {
  // The field keeps its own text, for it may be pasted before the page's scripts come.
  const field = useRef<HTMLTextAreaElement>(null)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 md:py-14">
      <header className="max-w-[44rem]">
        <h1 className="text-28 font-display md:text-40">{words.title}</h1>
        <p className="pt-4 text-17 text-muted md:text-18">{words.lead}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <div className="grid grid-cols-1 gap-5">
            <TextArea
              name="spin"
              label={words.numbers}
              description={words.numbersHint}
              rows={8}
              dir="ltr"
              ref={field}
              onChange={() => setVerdict(null)}
            />
            <Button
              type="button"
              wide
              onClick={() => void judge(field.current?.value ?? '').then(setVerdict)}
            >
              {words.check}
            </Button>
            <noscript>
              <p className="text-15 text-muted">{words.noScript}</p>
            </noscript>
            <div role="status">
              {verdict === null ? null : verdict.is === 'unread' ? (
                <Alert tone="warning">{words.unread}</Alert>
              ) : (
                <Alert tone={verdict.is === 'sound' ? 'success' : 'danger'} title={words[verdict.is]}>
                  {verdict.is === 'sound' ? words.soundText(verdict.prize) : words.unsoundText}
                </Alert>
              )}
            </div>
          </div>
        </Card>
        <Card title={words.how}>
          <ol className="grid list-[persian] gap-2 ps-5 text-15 text-muted">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="pt-4 text-15 text-muted">{words.program}</p>
        </Card>
      </div>
    </div>
  )
}
