import type { MediaFolder } from '@arvand/contracts/panel/media-folders'
import { useRef } from 'react'
import { useUploadLimits } from '../../../shell/upload-limits.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { UnfinishedNotice, useUnfinished } from '../uploads/unfinished-notice.tsx'
import { startUpload } from '../uploads/uploads.ts'
import { folderWords, uploadWords, libraryWords as words } from '../words.ts'

/** Uploads several files at once, into the open folder; the upload tray shows their progress. */
export function NewFiles({ folder }: { folder: MediaFolder | undefined }) {
  const visitor = useVisitor()
  const limits = useUploadLimits()
  const place = useRef<HTMLDivElement>(null)
  const { unfinished, drop } = useUnfinished('lesson', visitor?.id ?? null)
  const begin = (files: readonly File[]) => {
    if (!visitor) return
    const wish = { use: 'lesson', ownerId: visitor.id, ...(folder ? { folder: folder.id } : {}) } as const
    for (const file of files) startUpload({ file, ...wish })
  }
  return (
    <>
      <UnfinishedNotice
        unfinished={unfinished}
        onDrop={drop}
        onChoose={() => place.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
      />
      <div ref={place}>
        <FileDrop
          name="files"
          multiple
          label={folder ? folderWords.addTo(folder.name) : words.add}
          limits={words.addLimits(limits)}
          onFiles={begin}
        />
      </div>
      <noscript>
        <p className="text-14 text-muted">{uploadWords.noScript}</p>
      </noscript>
    </>
  )
}
