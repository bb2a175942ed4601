import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { referralWords as words } from './words.ts'

/** The referral link and its code, to share or copy; without JavaScript they are copied by hand. */
export function ReferralLink({ code, link }: { code: string; link: string }) {
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
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              {words.share}
            </Button>
          ) : null}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-15">
          {words.code}
          <code className="rounded-tile bg-sunken px-4 py-1.5 text-18 font-label">{code}</code>
        </p>
      </div>
    </Card>
  )
}

function useCanShare(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => setCan('share' in navigator), [])
  return can
}
