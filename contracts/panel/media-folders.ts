import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, requestId } from '../fields.ts'
import { wholeOf } from '../page.ts'

const folder = z.object({
  id,
  name: z.string(),
  /** The folder that it stands in; null at the top. */
  parentId: id.nullable(),
  /** How many files stand right in it. */
  files: z.int(),
})
export type MediaFolder = z.output<typeof folder>

const own = { service: 'panel', method: 'POST', access: 'user' } as const
const chosen = z.array(id).min(1, 'دست‌کم یک فایل انتخاب کنید.').max(50)
const name = line(1, 80)
const tag = line(1, 40)
const changed = z.object({ folderId: id })

export const listFolders = endpoint({
  ...own,
  path: 'media/folder/list',
  prose: 'The person’s folders, each before those inside it.',
  whole: true,
  body: z.strictObject({}),
  reply: wholeOf(folder),
  errors: [],
})

export const createFolder = endpoint({
  ...own,
  path: 'media/folder/create',
  prose: 'Makes a folder at the top, or inside one that stands there.',
  body: z.strictObject({ name, parentId: id.nullish(), requestId }),
  reply: changed,
  errors: ['media.unknown-folder', 'media.folder-too-deep', 'media.folders-full', 'media.folder-name-taken'],
})

export const renameFolder = endpoint({
  ...own,
  path: 'media/folder/rename',
  prose: 'Gives a folder another name.',
  body: z.strictObject({ folderId: id, name }),
  reply: changed,
  errors: ['media.unknown-folder', 'media.folder-name-taken'],
})

export const deleteFolder = endpoint({
  ...own,
  path: 'media/folder/delete',
  prose: 'Deletes a folder that holds neither files nor folders.',
  body: z.strictObject({ folderId: id }),
  reply: changed,
  errors: ['media.unknown-folder', 'media.folder-not-empty'],
})

export const moveFiles = endpoint({
  ...own,
  path: 'media/move',
  prose: 'Moves files into a folder, or out of all folders.',
  body: z.strictObject({ fileIds: chosen, folderId: id.nullable() }),
  reply: z.object({ moved: z.int() }),
  errors: ['media.unknown-file', 'media.unknown-folder'],
})

export const listTags = endpoint({
  ...own,
  path: 'media/tag/list',
  prose: 'The tags of the person’s files, the most used first, at most 200.',
  whole: true,
  body: z.strictObject({}),
  reply: wholeOf(z.object({ tag: z.string(), files: z.int() })),
  errors: [],
})

export const tagFiles = endpoint({
  ...own,
  path: 'media/tag/add',
  prose: 'Gives files a tag.',
  body: z.strictObject({ fileIds: chosen, tag }),
  reply: z.object({ tagged: z.int() }),
  errors: ['media.unknown-file', 'media.tags-full'],
})

export const untagFiles = endpoint({
  ...own,
  path: 'media/tag/remove',
  prose: 'Takes a tag from files.',
  body: z.strictObject({ fileIds: chosen, tag }),
  reply: z.object({ untagged: z.int() }),
  errors: ['media.unknown-file'],
})
