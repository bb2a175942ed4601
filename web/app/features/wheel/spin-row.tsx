import { isSound, type ProvenSpin } from '@arvand/contracts/wheel-proof'
import { formatDateTime } from '@arvand/persian/format-date'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { wheelWords as words } from './words.ts'

type Prize = ProvenSpin['prize']

/** What a spin has brought. */
export function SpinResult({ prize }: { readonly prize: Prize }) {
  const explained = {
    credit: words.credit,
    card: words.giftCard,
    plusDays: words.plusDays,
    spinAgain: words.again,
    nothing: words.nothing,
    offCode: words.codeHint,
  }
  return (
    <Alert
      tone={prize.kind === 'nothing' ? 'info' : 'success'}
      title={prize.kind === 'nothing' ? prize.title : words.won(prize.title)}
    >
      <div className="grid gap-3">
        <p>{explained[prize.kind]}</p>
        {prize.code ? (
          <p className="flex flex-wrap items-center gap-3">
            {words.code}
            <code className="rounded-tile bg-sunken px-4 py-1.5 text-18 font-label">{prize.code}</code>
            <CopyButton text={prize.code} words={words} variant="outline" />
          </p>
        ) : null}
      </div>
    </Alert>
  )
}

/** What proves a spin to anyone. A code that was won stays its winner's. */
const numbersOf = ({ prize: { code: _, ...prize }, ...spin }: ProvenSpin) => ({ ...spin, prize })

/** A spin of the past, with the numbers that prove it. */
export function SpinRow({ spin }: { readonly spin: ProvenSpin }) {
  const [sound, setSound] = useState<boolean | null>(null)
  const numbers = [
    [words.commitment, spin.commitment],
    [words.serverSeed, spin.serverSeed],
    [words.seed, spin.clientSeed],
    [words.hmac, spin.proof],
  ] as const
  return (
    <li className="grid gap-2 px-4.5 py-4 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-16 font-label">{spin.prize.title}</p>
        <p className="text-14 text-muted">{formatDateTime(spin.at)}</p>
      </div>
      {spin.prize.code ? (
        <p className="text-15">
          {words.code}: <code>{spin.prize.code}</code>
        </p>
      ) : null}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
          {words.proof}
        </summary>
        <dl className="grid gap-2 pt-1 text-14">
          {numbers.map(([name, value]) => (
            <div key={name} className="grid gap-0.5">
              <dt className="text-muted">{name}</dt>
              <dd>
                <code dir="ltr" className="wrap-anywhere">
                  {value}
                </code>
              </dd>
            </div>
          ))}
        </dl>
        <div className="hidden flex-wrap items-center gap-3 pt-3 [@media(scripting:enabled)]:flex">
          <Button
            type="button"
            variant="outline"
            size="compact"
            onClick={() => void isSound(spin).then(setSound, () => setSound(false))}
          >
            {words.check}
          </Button>
          <CopyButton
            text={JSON.stringify(numbersOf(spin), null, 2)}
            words={{ copy: words.copyNumbers, notCopied: words.notCopied }}
            size="compact"
          />
          <TextLink to="/wheel/verify">{words.verify}</TextLink>
        </div>
        <p role="status" className="pt-2 text-15">
          {sound === null ? '' : sound ? words.sound : words.unsound}
        </p>
      </details>
    </li>
  )
}
