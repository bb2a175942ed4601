import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'

/** What a file was uploaded for; this decides which types are allowed and how large they may be. */
export const fileUse = z.enum(['avatar', 'cover', 'lesson', 'captions', 'submission', 'package', 'exchange'])
export type FileUse = z.output<typeof fileUse>

/** The kind of a file, detected from its content. */
export const fileKind = z.enum(['picture', 'video', 'audio', 'captions', 'document', 'archive'])
export type FileKind = z.output<typeof fileKind>

/** Conversion of a file after its upload. The owner also gets it as a live message `media`, with `fileId`. */
export const preparing = z.object({
  state: z.enum(['waiting', 'working', 'failed']),
  percent: z.int(),
  /** Why it failed, for people. */
  trouble: z.string().nullable(),
})

export const libraryFile = z.object({
  id,
  use: fileUse,
  kind: fileKind,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Duration of a video or audio file. */
  seconds: z.number().nullable(),
  createdAt: instant,
  /** The picture itself, or the poster of a film once it is made. */
  picture,
  /** Works only for this session, and for some hours. */
  link: z.string(),
  saveLink: z.string(),
  /** Null if this file needs no conversion, or it is done. */
  preparing: preparing.nullable(),
})
export type LibraryFile = z.output<typeof libraryFile>

const usage = z.object({ files: z.int(), bytes: z.int(), quota: z.int() })

const libraryAsk = pageAsk.extend({
  /** Part of a name. */
  q: line(0, 120).optional(),
  kind: fileKind.optional(),
  use: fileUse.optional(),
})

const own = { service: 'panel', method: 'POST', access: 'user' } as const

export const listFiles = endpoint({
  ...own,
  path: 'media/list',
  prose: 'The person’s own files, newest first; `q` is part of a name.',
  body: libraryAsk,
  reply: pageOf(libraryFile),
  errors: [],
})

export const showFile = endpoint({
  ...own,
  path: 'media/show',
  prose:
    'One of the person’s own files: what was made of it, how to play it, and why it may not be removed. The id of a file is that of its upload.',
  body: z.strictObject({ fileId: id }),
  reply: z.object({
    file: libraryFile,
    forms: z.array(
      z.object({ name: z.string(), type: z.string(), width: z.int().nullable(), link: z.string() }),
    ),
    playable: playable.nullable(),
    whyNotRemove: z.literal('media.in-use').nullable(),
  }),
  errors: ['media.unknown-file'],
})

export const removeFile = endpoint({
  ...own,
  path: 'media/remove',
  prose: 'Removes one of the person’s own files that nothing shows.',
  body: z.strictObject({ fileId: id }),
  reply: z.object({ usage }),
  errors: ['media.unknown-file', 'media.in-use'],
})

export const showUsage = endpoint({
  ...own,
  path: 'media/usage',
  prose: 'How much the person keeps, uploads on their way among it, and how much they may.',
  body: z.strictObject({}),
  reply: z.object({ usage }),
  errors: [],
})

export const listAllFiles = endpoint({
  service: 'panel',
  method: 'POST',
  access: 'manager',
  scope: 'content',
  path: 'manage/media/list',
  prose: 'Everybody’s files, newest first, for managers of content.',
  body: libraryAsk.extend({ ownerId: id.optional() }),
  reply: pageOf(libraryFile.extend({ owner: z.object({ id, name: z.string() }) })),
  errors: [],
})
