import { mostWhole } from '@arvand/contracts/page'
import type { addToolLink as endpoint } from '@arvand/contracts/teacher/tools'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { findOpenTool } from './open-tool.ts'

export const listOpenTools = async (db: Db) =>
  wholeList(
    await interop(db)
      .selectFrom('interop.tools')
      .select(['id', 'title'])
      .where('closed_at', 'is', null)
      .orderBy('title')
      .orderBy('id')
      .limit(mostWhole)
      .execute(),
  )

/** What a teacher chose in tools, the newest first. */
export async function listToolLinks(db: Db, ownerId: string, cursor: string | undefined) {
  const rows = interop(db)
    .selectFrom('interop.tool_links as link')
    .innerJoin('interop.tools as tool', 'tool.id', 'link.tool_id')
    .select(['link.id', 'link.title', 'link.most', 'link.made_at'])
    .select(['tool.id as toolId', 'tool.title as toolTitle', 'tool.closed_at'])
    .where('link.owner_id', '=', ownerId)
  const page = await keysetPage(rows, [desc('link.made_at', 'instant'), desc('link.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ id, title, most, toolId, toolTitle, closed_at }) => ({
      id,
      title,
      tool: { id: toolId, title: toolTitle, isClosed: closed_at !== null },
      most: most === null ? null : Number(most),
    })),
  }
}

/** Takes a tool, or a page of its own host, into lessons. */
export const addToolLink = (
  { db, clock }: Pick<InteropDeps, 'db' | 'clock'>,
  { input, actor: { personId }, request }: Asked<typeof endpoint>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const tool = await findOpenTool(tx, input.toolId)
      const url = input.url || tool.launch_url
      // Who comes is told by a signed message, which is not sent to somebody else's address.
      if (new URL(url).host !== new URL(tool.launch_url).host) return refuse('interop.other-host')
      const id = newId()
      await interop(tx)
        .insertInto('interop.tool_links')
        .values({
          ...{ id, tool_id: tool.id, owner_id: personId, title: input.title, url },
          ...{ custom: '{}', most: input.most, made_at: clock.now() },
        })
        .execute()
      return { linkId: id }
    }),
  )
