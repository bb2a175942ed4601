import { transaction } from '#platform/database'
import { formsOfPage } from '../delivery/pages.ts'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { media, type PageRow, type RenditionRow } from '../tables.ts'
import { pagesReader } from './pages-reader.ts'
import type { Preparation } from './preparation.ts'

const mostPicture = 10_000_000

/** Has the pages of a PDF drawn by a process without rights, and stores pictures and text. */
export async function writePages(
  { db, files, readers }: Pick<MediaDeps, 'db' | 'files' | 'readers'>,
  { fileId, ownerId }: Preparation,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<void> {
  const forms: RenditionRow[] = []
  const rows: PageRow[] = []
  await files.withPath(originalOf(fileId), (source) =>
    readers.read(pagesReader, {
      ...{ owner: ownerId, input: {}, source, signal },
      async answer({ page, pages, text, ...drawn }, out) {
        const names = formsOfPage(page)
        for (const size of ['whole', 'small'] as const) {
          const { file, ...measured } = drawn[size]
          const name = names[size]
          await files.put(`${fileId}/${name}`, await out.read(file, mostPicture), 'image/webp')
          forms.push({ file_id: fileId, name, type: 'image/webp', ...measured })
        }
        const { width, height } = drawn.whole
        rows.push({ file_id: fileId, page, width, height, text })
        onPercent(Math.floor((page / pages) * 100))
      },
    }),
  )
  await transaction(db, async (tx) => {
    await media(tx).deleteFrom('media.renditions').where('file_id', '=', fileId).execute()
    await media(tx).deleteFrom('media.pages').where('file_id', '=', fileId).execute()
    await media(tx).insertInto('media.renditions').values(forms).execute()
    await media(tx).insertInto('media.pages').values(rows).execute()
  })
}
