import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-variant.ts'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { referralWords as words } from './words.ts'

interface ReferralLinkProps {
  readonly code: string
  readonly link: string
  /** The address of the QR code's picture. */
  readonly qr: string
}

/** The referral link and its code, to share or copy; without JavaScript they are copied by hand. */
export function ReferralLink({ code, link, qr }: ReferralLinkProps) {
  const canShare = useCanShare()
  return (
    <Card>
      <div className="grid gap-5">
        <LtrField
          name="link"
          label={words.link}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="hidden flex-wrap items-center gap-3 [@media(scripting:enabled)]:flex">
          <CopyButton text={link} words={words} variant="primary" />
          {canShare ? (
            <Button
              type="button"
              variant="outline"
              icon={Share2}
              onClick={() =>
                void navigator.share({ text: words.invitation, url: link }).catch(() => undefined)
              }
            >
              {words.share}
            </Button>
          ) : null}
        </div>
        <ul aria-label={words.sendBy} className="flex flex-wrap gap-3">
          {messengersOf(link).map(([name, to]) => (
            <li key={name}>
              <a
                href={to}
                target="_blank"
                rel="noreferrer"
                className={buttonClasses({ variant: 'outline', size: 'compact' })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <figure className="flex flex-wrap items-center gap-4">
          <img
            src={qr}
            alt={words.qr}
            width={144}
            height={144}
            className="rounded-tile border border-line bg-white p-1"
          />
          <figcaption className="min-w-0 flex-[1_1_12rem] text-15 text-muted">{words.qrText}</figcaption>
        </figure>
        <p className="flex flex-wrap items-center gap-x-3 text-15">
          {words.code}
          <code className="rounded-tile bg-sunken px-4 py-1.5 text-18 font-label">{code}</code>
        </p>
      </div>
    </Card>
  )
}

/** Pages of messengers that send a link to somebody. */
function messengersOf(link: string): (readonly [name: string, to: string])[] {
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(words.invitation)]
  return [
    [words.telegram, `https://t.me/share/url?url=${url}&text=${text}`],
    [words.whatsApp, `https://wa.me/?text=${text}%20${url}`],
    [words.bale, `https://ble.ir/share/url?url=${url}&text=${text}`],
    [words.eitaa, `https://eitaa.com/share/url?url=${url}&text=${text}`],
  ]
}

function useCanShare(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => setCan('share' in navigator), [])
  return can
}
