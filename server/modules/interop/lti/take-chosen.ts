import { withSignsAtNames } from '@arvand/persian/clean-text'
import { z } from 'zod'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { chosenClaims, deploymentId } from './claims.ts'
import { signedByTool, toolThatSigned } from './tool-keys.ts'

/** A teacher may look around in the tool for so long. */
const goodForMs = 60 * 60_000
const mostItems = 20

const item = z.object({
  type: z.literal('ltiResourceLink'),
  title: z.string().max(500).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  custom: z.record(z.string().max(100), z.coerce.string().max(1000)).optional(),
  lineItem: z.object({ scoreMaximum: z.number().positive().max(100_000) }).optional(),
})

const answer = z.object({
  [chosenClaims.messageType]: z.literal('LtiDeepLinkingResponse'),
  [chosenClaims.deploymentId]: z.literal(deploymentId),
  [chosenClaims.data]: z.uuid(),
  [chosenClaims.items]: z.array(z.unknown()).max(200).default([]),
})

/** Keeps what a teacher chose in a tool; null when the answer is not the tool's, or was taken before. */
export async function takeChosen(
  deps: Pick<InteropDeps, 'db' | 'clock' | 'outside' | 'publicUrl'>,
  token: string,
): Promise<{ tool: string; count: number } | null> {
  const { db, clock, publicUrl } = deps
  const tool = await toolThatSigned(db, token)
  if (!tool) return null
  const options = { issuer: tool.id, audience: publicUrl.origin, maxTokenAge: '1h' }
  const told = answer.safeParse(await signedByTool(deps, tool, token, options)).data
  if (!told) return null
  const items = told[chosenClaims.items].flatMap((one) => item.safeParse(one).data ?? []).slice(0, mostItems)
  return transaction(db, async (tx) => {
    const now = clock.now()
    const launch = await interop(tx)
      .updateTable('interop.launches')
      .set({ chosen_at: now })
      .where('id', '=', told[chosenClaims.data])
      .where('tool_id', '=', tool.id)
      .where('lesson_id', 'is', null)
      .where('told_at', 'is not', null)
      .where('chosen_at', 'is', null)
      .where('at', '>', new Date(now.getTime() - goodForMs))
      .returning('person_id')
      .executeTakeFirst()
    if (!launch) return null
    const links = items.map(({ title, url, custom = {}, lineItem }) => ({
      id: newId(),
      tool_id: tool.id,
      owner_id: launch.person_id,
      title: withSignsAtNames(title?.trim() ?? '').slice(0, 120) || tool.title,
      url: url ?? tool.launch_url,
      custom: JSON.stringify(custom),
      most: lineItem?.scoreMaximum ?? null,
      made_at: now,
    }))
    if (links.length > 0) await interop(tx).insertInto('interop.tool_links').values(links).execute()
    return { tool: tool.title, count: links.length }
  })
}
