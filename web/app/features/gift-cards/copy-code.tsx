import { CopyButton } from '../../ui/copy-button.tsx'
import { myCardsWords as words } from './my-cards-words.ts'

/** A code in groups of four, large enough to be read aloud, with a button that copies it. */
export const CopyCode = ({ code }: { code: string }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <bdi dir="ltr" data-code className="text-18 font-display sm:text-21">
      {code}
    </bdi>
    <CopyButton text={code} words={words} size="compact" />
  </p>
)
