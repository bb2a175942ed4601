import type { Db } from '#platform/database'
import { type FileUse, media } from './tables.ts'

/** A file as other modules see it. */
export interface MediaFile {
  readonly id: string
  /** Its id in addresses and in the store; another one after each replacement. */
  readonly contentId: string
  readonly ownerId: string
  readonly use: FileUse
  readonly name: string
  /** Detected from the content, e.g. `video/mp4`. */
  readonly type: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
  /** Duration of a video or audio file. */
  readonly seconds: number | null
  readonly isPublic: boolean
  readonly folderId: string | null
  readonly tags: readonly string[]
  /** Names of its other forms: `640.webp`, `hls`, `audio`… */
  readonly renditions: readonly {
    readonly name: string
    readonly type: string
    readonly width: number | null
  }[]
  /** Null when this kind of file needs no preparation, or its preparation is done. */
  readonly preparing: {
    readonly state: 'waiting' | 'working' | 'failed'
    readonly percent: number
    /** Why it failed, for people. */
    readonly trouble: string | null
  } | null
}

/** The files of these ids by id, in two queries however many; removed and unknown ones are missing. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<Map<string, MediaFile>> {
  if (ids.length === 0) return new Map()
  const [rows, renditions] = await Promise.all([
    media(db)
      .selectFrom('media.files as file')
      .leftJoin('media.preparations as preparation', 'preparation.file_id', 'file.id')
      .select(['file.id', 'file.owner_id', 'file.use', 'file.name', 'file.type', 'file.bytes'])
      .select(['file.width', 'file.height', 'file.seconds', 'file.is_public', 'file.content_id'])
      .select(['file.folder_id', 'file.tags'])
      .select(['preparation.state', 'preparation.percent', 'preparation.trouble'])
      .where('file.id', 'in', [...ids])
      .where('file.removed_at', 'is', null)
      .execute(),
    media(db)
      .selectFrom('media.renditions')
      .select(['file_id', 'name', 'type', 'width'])
      .where('file_id', 'in', [...ids])
      .orderBy('name')
      .execute(),
  ])
  const byFile = Map.groupBy(renditions, ({ file_id }) => file_id)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        contentId: row.content_id ?? row.id,
        ownerId: row.owner_id,
        use: row.use,
        name: row.name,
        type: row.type,
        bytes: row.bytes,
        width: row.width,
        height: row.height,
        seconds: row.seconds,
        isPublic: row.is_public,
        folderId: row.folder_id,
        tags: row.tags,
        renditions: (byFile.get(row.id) ?? []).map(({ name, type, width }) => ({ name, type, width })),
        preparing:
          row.state === null || row.state === 'done'
            ? null
            : { state: row.state, percent: row.percent ?? 0, trouble: row.trouble },
      },
    ]),
  )
}

/** The file whose content stands under this id now; undefined for former contents. */
export async function findByContent(db: Db, contentId: string): Promise<MediaFile | undefined> {
  const file = (await findFiles(db, [contentId])).get(contentId)
  if (file) return file.contentId === contentId ? file : undefined
  const row = await media(db)
    .selectFrom('media.files')
    .select('id')
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row && (await findFiles(db, [row.id])).get(row.id)
}
