import type { Scope } from '@arvand/contracts/people'
import type { Log } from '#platform/log'
import type { ManagerAttentionItem } from '#plugs/attention'
import type { Health } from '#plugs/health'
import { orNull } from './settled.ts'

/** Whether what the school depends on runs, for a manager with these scopes; what does not is a row to see to. */
export async function healthFor(plugs: readonly Health[], scopes: ReadonlySet<Scope>, log: Log) {
  const open = plugs.filter(({ scope }) => scopes.has(scope))
  const readings = await Promise.all(
    open.map(async ({ name, read }) => {
      const reading = await orNull(log, name, async () => ({ of: await read() }))
      return reading ? { name, ...reading } : { name, of: undefined }
    }),
  )
  const rows: ManagerAttentionItem[] = []
  const parts: { readonly text: string; readonly isRead: boolean }[] = []
  for (const { name, of } of readings)
    if (of === undefined) parts.push({ text: name, isRead: false })
    else if (of?.trouble) rows.push(of.trouble)
    else if (of) parts.push({ text: of.text, isRead: true })
  return { rows, parts }
}
