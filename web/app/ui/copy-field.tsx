import { CopyButton, type CopyWords } from './copy-button.tsx'

/** An address with a copy button; without JavaScript people select and copy the text themselves. */
export function CopyField({ address, label, words }: { address: string; label: string; words: CopyWords }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        readOnly
        dir="ltr"
        value={address}
        aria-label={label}
        onFocus={({ target }) => target.select()}
        className="h-12 min-w-0 flex-[1_1_14rem] rounded-control border border-edge bg-paper px-4 text-15"
      />
      <CopyButton text={address} words={words} variant="soft" />
    </div>
  )
}
