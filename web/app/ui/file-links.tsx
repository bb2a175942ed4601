import { FileText } from 'lucide-react'
import { sizeInWords } from './file-drop.tsx'
import { Icon } from './icon.tsx'

interface LinkedFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly url: string
}

/** Files that somebody sent, each of which opens in a window of its own. */
export const FileLinks = ({ files, label }: { files: readonly LinkedFile[]; label?: string }) => (
  <ul aria-label={label} className="grid gap-2">
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
)
