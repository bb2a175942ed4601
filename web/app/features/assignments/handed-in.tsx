import type { Submission } from '@arvand/contracts/assignments'
import { FileText } from 'lucide-react'
import { sizeInWords } from '../../ui/file-drop.tsx'
import { Icon } from '../../ui/icon.tsx'

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
      {files.length > 0 ? (
        <ul className="grid gap-2">
          {files.map(({ id, name, bytes, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 text-15 hover:border-edge"
              >
                <Icon of={FileText} className="text-primary-600" />
                <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                <span className="shrink-0 text-14 text-muted">{sizeInWords(bytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
