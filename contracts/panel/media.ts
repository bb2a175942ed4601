import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'

/** What a file was uploaded for, e.g. `lesson`: modules say which types are allowed for it, and how large they may be. */
export const fileUse = z.string().regex(/^[a-z][a-zA-Z-]{1,29}$/)
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

/** In how many things of one sort a file is used; `noun` says of which, for people. */
const usedIn = z.object({ noun: z.string(), count: z.int() })
export type UsedIn = z.output<typeof usedIn>

/** A thing that uses a file; `link` is null where this person may not open it. */
const place = z.object({
  noun: z.string(),
  title: z.string(),
  within: z.string().nullable(),
  link: z.string().nullable(),
})
export type FilePlace = z.output<typeof place>

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
  /** Empty for a file that nothing uses. */
  uses: z.array(usedIn),
  folderId: id.nullable(),
  tags: z.array(z.string()),
})
export type LibraryFile = z.output<typeof libraryFile>

const usage = z.object({ files: z.int(), bytes: z.int(), quota: z.int() })

const libraryAsk = pageAsk.extend({
  /** Part of a name. */
  q: line(0, 120).optional(),
  kind: fileKind.optional(),
  use: fileUse.optional(),
  used: z.enum(['yes', 'no']).optional(),
})

const ownAsk = libraryAsk.extend({
  /** A folder with those inside it, or `none` for what stands in no folder. */
  folder: z
    .string()
    .max(36)
    .regex(/^(none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
    .optional(),
  tag: line(1, 40).optional(),
})

const shownFile = z.object({
  file: libraryFile,
  forms: z.array(
    z.object({ name: z.string(), type: z.string(), width: z.int().nullable(), link: z.string() }),
  ),
  playable: playable.nullable(),
  /** Where it is used, at most 50 places of each sort. */
  places: z.array(place),
  /** What it was before, newest first, at most 20: who put something else in its place, and when. */
  history: z.array(z.object({ at: instant, by: z.string(), name: z.string(), bytes: z.int() })),
})

const own = { service: 'panel', method: 'POST', access: 'user' } as const

export const listFiles = endpoint({
  ...own,
  path: 'media/list',
  prose: 'The person’s own files, newest first; `q` is part of a name.',
  body: ownAsk,
  reply: pageOf(libraryFile),
  errors: [],
})

export const showFile = endpoint({
  ...own,
  path: 'media/show',
  prose:
    'One of the person’s own files: what was made of it, how to play it, where it is used, and why it may not be removed. The id of a file is that of its upload.',
  body: z.strictObject({ fileId: id }),
  reply: shownFile.extend({
    /** The upload that takes its place when it is prepared; removing that file calls it off. */
    replacement: z.object({ fileId: id, name: z.string(), preparing }).nullable(),
    whyNotReplace: z.enum(['media.not-replaceable', 'media.being-replaced']).nullable(),
    whyNotRemove: z.literal('media.in-use').nullable(),
    /** The same as a sentence that names where it is used. */
    whyNotRemoveText: z.string().nullable(),
  }),
  errors: ['media.unknown-file'],
})

export const removeFile = endpoint({
  ...own,
  path: 'media/remove',
  prose:
    'Removes one of the person’s own files that nothing uses. The refusal names a place that uses it, as the sentence of the field `fileId`.',
  body: z.strictObject({ fileId: id }),
  reply: z.object({ usage }),
  errors: ['media.unknown-file', 'media.in-use'],
})

export const removeFiles = endpoint({
  ...own,
  path: 'media/removeMany',
  prose:
    'Removes those of these files that nothing uses. When all are used, the refusal names a place that uses the first one.',
  body: z.strictObject({ fileIds: z.array(id).min(1).max(50) }),
  reply: z.object({ removed: z.int() }),
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

const all = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const
const owner = z.object({ id, name: z.string() })

export const listAllFiles = endpoint({
  ...all,
  path: 'manage/media/list',
  prose: 'Everybody’s files, newest first, for managers of content.',
  body: libraryAsk.extend({ ownerId: id.optional() }),
  reply: pageOf(libraryFile.extend({ owner })),
  errors: [],
})

export const showAnyFile = endpoint({
  ...all,
  path: 'manage/media/show',
  prose: 'Anybody’s file, for managers of content: whose it is, what was made of it, and where it is used.',
  body: z.strictObject({ fileId: id }),
  reply: shownFile.extend({ owner }),
  errors: ['media.unknown-file'],
})
