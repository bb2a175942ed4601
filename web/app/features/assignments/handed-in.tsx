import type { Submission } from '@arvand/contracts/assignments'
import { FileLinks } from '../../ui/file-links.tsx'

export function HandedIn({ submission: { text, files }, empty }: { submission: Submission; empty?: string }) {
  return (
    <div className="grid gap-4">
      {text ? (
        <p className="bidi-plain max-w-[70ch] whitespace-pre-wrap wrap-anywhere text-16 leading-loose">
          {text}
        </p>
      ) : empty && files.length === 0 ? (
        <p className="text-15 text-muted">{empty}</p>
      ) : null}
      {files.length > 0 ? <FileLinks files={files} /> : null}
    </div>
  )
}
