import type { Db } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { findFiles } from '../file-queries.ts'
import { media } from '../tables.ts'
import { linkTo, type Viewer } from './link-to.ts'

/** Names of the forms of a page. */
export const formsOfPage = (page: number) =>
  ({ whole: `page-${page}.webp`, small: `page-${page}-small.webp` }) as const

/** A page of a document that is shown as pictures. */
export interface DocumentPage {
  readonly url: string
  /** Half as large, for phones and bad lines. */
  readonly small: string
  readonly width: number
  readonly height: number
  readonly text: string
}

/** The pages of a document in their order, with links for a viewer; none when they are not drawn. */
export async function findPages(
  deps: Pick<MediaDeps, 'db' | 'clock' | 'secret'>,
  fileId: string,
  viewer: Viewer,
): Promise<DocumentPage[]> {
  const file = (await findFiles(deps.db, [fileId])).get(fileId)
  if (!file) return []
  const rows = await media(deps.db)
    .selectFrom('media.pages')
    .select(['page', 'width', 'height', 'text'])
    .where('file_id', '=', fileId)
    .orderBy('page')
    .execute()
  return rows.map(({ page, ...shown }) => {
    const forms = formsOfPage(page)
    return {
      url: linkTo(deps, file, viewer, forms.whole),
      small: linkTo(deps, file, viewer, forms.small),
      ...shown,
    }
  })
}

/** How many pages of these documents are drawn; of others nothing. */
export async function countPages(db: Db, fileIds: readonly string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map()
  const rows = await media(db)
    .selectFrom('media.pages')
    .select(({ fn }) => ['file_id', fn.countAll<number>().as('pages')])
    .where('file_id', 'in', [...fileIds])
    .groupBy('file_id')
    .execute()
  return new Map(rows.map(({ file_id, pages }) => [file_id, pages]))
}

/** What stands on the pages of these documents, each by its file and number (`textKey`). */
export async function textsOfPages(db: Db, fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await media(db)
    .selectFrom('media.pages')
    .select(['file_id', 'page', 'text'])
    .where('file_id', 'in', [...fileIds])
    .execute()
  return new Map(rows.map(({ file_id, page, text }) => [textKey(file_id, page), text]))
}

export const textKey = (fileId: string, page: number): string => `${fileId} ${page}`
