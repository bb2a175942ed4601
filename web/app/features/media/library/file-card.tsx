import type { LibraryFile } from '@arvand/contracts/panel/media'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Box } from '../../../ui/checkbox.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { Link } from '../../../ui/link.tsx'
import { folderWords as words } from '../words.ts'
import { FileThumb } from './file-thumb.tsx'
import { noteOf, preparingInWords, usesInWords } from './file-words.ts'

interface FileCardProps {
  readonly file: LibraryFile
  /** The address of the file's page. */
  readonly to: string
  /** It has a box for the form around the files. */
  readonly choosable?: boolean
  readonly children?: ReactNode
}

export function FileCard({ file, to, choosable = false, children }: FileCardProps) {
  const preparing = preparingInWords(file.preparing)
  return (
    <li className="relative overflow-clip rounded-card border border-line bg-surface hover:border-edge">
      <div className="aspect-video overflow-hidden">
        <FileThumb file={file} />
      </div>
      {choosable ? (
        <label className="absolute start-0 top-0 z-1 grid size-12 cursor-pointer place-items-center">
          <Box name="fileIds" value={file.id} aria-label={words.chooseOf(file.name)} />
        </label>
      ) : null}
      <div className="grid gap-1 p-3.5">
        <p className="text-15 leading-relaxed font-label">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            <bdi className="line-clamp-2 aligned-as-page wrap-anywhere">{file.name}</bdi>
          </Link>
        </p>
        <p className="text-14 text-muted">
          {noteOf(file)} {file.seconds ? <Duration seconds={file.seconds} /> : null}
        </p>
        <p className="text-14 text-muted">{usesInWords(file.uses)}</p>
        {file.tags.length > 0 ? (
          <p className="flex flex-wrap gap-1.5">
            {file.tags.map((tag) => (
              <Badge key={tag} tone="neutral">
                {tag}
              </Badge>
            ))}
          </p>
        ) : null}
        {preparing ? (
          <p>
            <Badge tone={file.preparing?.state === 'failed' ? 'warning' : 'primary'}>{preparing}</Badge>
          </p>
        ) : null}
        {children}
      </div>
    </li>
  )
}

export const fileGrid = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4'
