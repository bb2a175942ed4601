import type { LibraryFile } from '@arvand/contracts/panel/media'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Duration } from '../../../ui/duration.tsx'
import { Link } from '../../../ui/link.tsx'
import { FileThumb } from './file-thumb.tsx'
import { noteOf, preparingInWords } from './file-words.ts'

interface FileCardProps {
  readonly file: LibraryFile
  /** The address of the card's link. `isPage` is false for the file itself, which the router must not open. */
  readonly to: string
  readonly isPage: boolean
  readonly children?: ReactNode
}

export function FileCard({ file, to, isPage, children }: FileCardProps) {
  const preparing = preparingInWords(file.preparing)
  const title = <bdi className="line-clamp-2 aligned-as-page wrap-anywhere">{file.name}</bdi>
  const whole = 'after:absolute after:inset-0 after:rounded-card'
  return (
    <li className="relative overflow-clip rounded-card border border-line bg-surface hover:border-edge">
      <div className="aspect-video overflow-hidden">
        <FileThumb file={file} />
      </div>
      <div className="grid gap-1 p-3.5">
        <p className="text-15 leading-relaxed font-label">
          {isPage ? (
            <Link to={to} className={whole}>
              {title}
            </Link>
          ) : (
            <a href={to} className={whole}>
              {title}
            </a>
          )}
        </p>
        <p className="text-14 text-muted">
          {noteOf(file)} {file.seconds ? <Duration seconds={file.seconds} /> : null}
        </p>
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
