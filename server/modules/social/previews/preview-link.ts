import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstLinkIn } from '@arvand/contracts/social-text'
import { cleanLine } from '@arvand/persian/clean-text'
import { z } from 'zod'
import { type Db, type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { ReaderFailure, ReaderRefusal } from '#platform/reader-process'
import type { SocialDeps } from '../deps.ts'
import { dropPostsOf } from '../pages.ts'
import { social } from '../tables.ts'
import { type PageHead, pageReader } from './reader.ts'

/** Fetches the page of the first link of a post. A page that cannot be read today has no preview. */
export const previewLinkKind = jobKind('social.preview-link', z.object({ postId: z.string() }), {
  retries: 2,
  pause: 30,
  longest: 120,
})

/**
 * Leaves the job for a post with a link, and drops the preview of a link that the text no longer has. In the
 * transaction that writes the text.
 */
export async function leavePreview(
  { jobs }: Pick<SocialDeps, 'jobs'>,
  tx: Tx,
  postId: string,
  text: string,
): Promise<void> {
  const link = firstLinkIn(text)
  await social(tx)
    .deleteFrom('social.previews')
    .where('post_id', '=', postId)
    .$if(link !== null, (others) => others.where('url', '<>', link))
    .execute()
  if (link !== null) await jobs.leave(tx, previewLinkKind, { postId }, { key: postId })
}

type Deps = Pick<SocialDeps, 'db' | 'clock' | 'media' | 'pages' | 'fetchPage'>

export async function previewLink(deps: Deps, postId: string, signal?: AbortSignal): Promise<void> {
  const link = await linkOf(deps.db, postId)
  if (link === null) return
  const page = await deps.fetchPage(new URL(link), signal)
  const head = page && (await readHead(deps, link, page))
  if (!head) return
  const preview = shownOf(head)
  if (preview.title === '') return
  const handle = await transaction(deps.db, async (tx) => {
    // The text may have been changed, or the post removed, while the page was fetched.
    const post = await social(tx)
      .selectFrom('social.posts as post')
      .innerJoin('identity.people as author', 'author.id', 'post.author_id')
      .select('author.handle')
      .where('post.id', '=', postId)
      .forUpdate('post')
      .executeTakeFirst()
    if (!post || (await linkOf(tx, postId)) !== link) return null
    const row = { url: link, ...preview, at: deps.clock.now() }
    await social(tx)
      .insertInto('social.previews')
      .values({ post_id: postId, ...row })
      .onConflict((twin) => twin.column('post_id').doUpdateSet(row))
      .execute()
    return post.handle
  })
  dropPostsOf(deps.pages, handle)
}

/** The first link of a post, unless its preview stands already. */
async function linkOf(db: Db, postId: string): Promise<string | null> {
  const row = await social(db)
    .selectFrom('discussion.openings as opening')
    .leftJoin('social.previews as preview', 'preview.post_id', 'opening.id')
    .select(['opening.body', 'preview.url'])
    .where('opening.id', '=', postId)
    .executeTakeFirst()
  const link = row ? firstLinkIn(row.body) : null
  return link === row?.url ? null : link
}

async function readHead(
  { media }: Pick<Deps, 'media'>,
  link: string,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
): Promise<PageHead | null> {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-page-'))
  const source = join(folder, 'page')
  try {
    await writeFile(source, bytes)
    const owner = createHash('sha256').update(new URL(link).hostname).digest('hex')
    const order = { owner, input: contentType, source, answer: async () => null }
    return await media.readers.read(pageReader, order)
  } catch (error) {
    if (error instanceof ReaderRefusal || error instanceof ReaderFailure) return null
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Signs that turn the direction of what follows, or show nothing. */
const deceiving = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

const lineOf = (text: string, most: number): string => {
  const clean = cleanLine(text.replaceAll(/\s+/g, ' ').replaceAll(deceiving, ''))
  const letters = [...clean]
  return letters.length <= most
    ? clean
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

const shownOf = ({ title, description, site }: PageHead) => ({
  title: lineOf(title, 120),
  description: lineOf(description, 200),
  site: lineOf(site, 60),
})
