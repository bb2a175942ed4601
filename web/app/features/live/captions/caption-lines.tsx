import { captionWords as words } from './caption-words.ts'
import { useCaptions } from './use-captions.ts'

/** What is written of what is said; silent, because whoever has it read aloud hears the voice itself. */
export function CaptionLines({ sessionId }: { readonly sessionId: string }) {
  const lines = useCaptions(sessionId)
  if (lines.length === 0) return null
  return (
    <section aria-label={words.shown} className="rounded-card bg-deep px-4 py-3 text-center text-on-deep">
      {lines.map(({ captionId, text }) => (
        <p key={captionId} className="bidi-plain text-18 wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  )
}
