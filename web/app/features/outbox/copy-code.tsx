import { localDigits } from '@arvand/persian/digits'
import { CopyButton } from '../../ui/copy-button.tsx'
import { outboxWords as words } from './words.ts'

/** The code in large digits, and a button that takes it along. */
export const CopyCode = ({ code }: { code: string }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
    <span className="text-14 text-muted">{words.code}</span>
    <bdi dir="ltr" className="text-26 font-display">
      {localDigits(code)}
    </bdi>
    <CopyButton text={code} words={words} size="compact" label={`${words.copy} ${localDigits(code)}`} />
  </p>
)
