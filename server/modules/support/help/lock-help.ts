import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { type HelpArticle, support } from '../tables.ts'

/** Reads a help article and holds it until the commit. */
export const lockHelp = async (tx: Tx, articleId: string): Promise<HelpArticle> =>
  (await support(tx)
    .selectFrom('support.help_articles')
    .selectAll()
    .where('id', '=', articleId)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('support.unknown-help')
