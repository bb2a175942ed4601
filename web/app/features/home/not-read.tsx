import { actWords } from '../../ui/act-words.ts'
import { TextLink } from '../../ui/link.tsx'
import { notReadWords as words } from './manage-words.ts'

/** A part of the page that did not come; the others stand. */
export const NotRead = ({ to }: { to: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-4.5 py-2 text-15 text-muted md:px-6">
    {words.part}
    <TextLink to={to} preventScrollReset alone className="inline-flex min-h-11 items-center">
      {actWords.tryAgain}
    </TextLink>
  </p>
)
