import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { changeWords as words } from './words.ts'

/** The address, and a button that takes it along; without JavaScript it is marked by hand. */
export function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        readOnly
        dir="ltr"
        value={address}
        aria-label={words.link}
        onFocus={({ target }) => target.select()}
        className="h-12 min-w-0 flex-[1_1_14rem] rounded-control border border-edge bg-paper px-4 text-15"
      />
      <Button
        type="button"
        look="soft"
        icon={isCopied ? Check : Copy}
        onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true))}
        className="[@media(scripting:none)]:hidden"
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
