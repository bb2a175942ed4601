import { listFiles } from '@arvand/contracts/panel/media'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { loadList } from '../../../api/load-list.ts'
import { apiOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { UnfinishedNotice, useUnfinished } from '../uploads/unfinished-notice.tsx'
import { useUploads } from '../uploads/upload-list.ts'
import { startUpload } from '../uploads/uploads.ts'
import { uploadWords, libraryWords as words } from '../words.ts'
import type { Route } from './+types/teach-media'
import { FileCard } from './file-card.tsx'
import { LibraryList } from './library-list.tsx'
import { QuotaBar } from './quota-bar.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const [page, { usage }] = await Promise.all([
    loadList(listFiles, { context, url }),
    apiOf(context).panel('media/usage', {}),
  ])
  return { ...page, usage }
}

export const meta = () => [{ title: titled(words.title) }]

export default function TeachMedia({ loaderData }: Route.ComponentProps) {
  useFreshFiles()
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <NewFiles />
        <QuotaBar usage={loaderData.usage} />
        <LibraryList page={loaderData} label={words.title} empty={words.empty}>
          {(file) => <FileCard key={file.id} file={file} to={`/teach/media/${file.id}`} isPage />}
        </LibraryList>
      </div>
    </>
  )
}

/** Uploads several files at once; the upload tray shows their progress. */
function NewFiles() {
  const visitor = useVisitor()
  const place = useRef<HTMLDivElement>(null)
  const { unfinished, drop } = useUnfinished('lesson', visitor?.id ?? null)
  const begin = (files: readonly File[]) => {
    if (visitor) for (const file of files) startUpload({ file, use: 'lesson', ownerId: visitor.id })
  }
  return (
    <>
      <UnfinishedNotice
        unfinished={unfinished}
        onDrop={drop}
        onChoose={() => place.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
      />
      <div ref={place} className="[@media(scripting:none)]:hidden">
        <FileDrop name="files" multiple label={words.add} limits={words.addLimits} onFiles={begin} />
      </div>
      <noscript>
        <p className="text-14 text-muted">{uploadWords.noScript}</p>
      </noscript>
    </>
  )
}

/** Reloads the list when another upload is complete. */
function useFreshFiles(): void {
  const { revalidate } = useRevalidator()
  const whole = useUploads().filter(({ fileId, state }) => fileId !== null && state === 'done').length
  const seen = useRef(whole)
  useEffect(() => {
    if (whole > seen.current) void revalidate()
    seen.current = whole
  }, [whole, revalidate])
}
