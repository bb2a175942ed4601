import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { mostConvertedColumns } from '@arvand/contracts/export/convert'
import { recordList } from '#modules/identity'
import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { hashOfToken, makeToken } from '#platform/opaque-token'
import type { RateLimits } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import { type DataRow, keysOf } from './table-of.ts'
import { exported } from './tables.ts'

export interface ExportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly limits: RateLimits
}

const lifeMinutes = 5
const conversions = { name: 'export.convert', times: 60, seconds: 3600 }
const mostMegabytes = 768

/** Stores the rows as a spreadsheet; returns the path that serves it for five minutes. */
export async function convert(
  { db, clock, limits }: ExportDeps,
  actor: Actor,
  caller: Caller,
  { data, id }: { readonly data: readonly DataRow[]; readonly id: string },
): Promise<{ url: string }> {
  await limits.take(conversions, actor.personId)
  if (keysOf(data).length > mostConvertedColumns) return refuse('export.too-large')
  const token = makeToken()
  const content = await writtenByWorker(id, data)
  const expires_at = new Date(clock.now().getTime() + lifeMinutes * 60_000)
  await exported(db)
    .insertInto('export.files')
    .values({ token_hash: hashOfToken(token), person_id: actor.personId, name: id, content, expires_at })
    .execute()
  await recordList({ db, clock }, caller, actor, { title: `data-${id}`, format: 'xlsx' })
  return { url: `/api/export/files/${token}/data-${id}.xlsx` }
}

async function writtenByWorker(title: string, rows: readonly DataRow[]): Promise<Buffer> {
  const worker = new Worker(new URL('./write-file.ts', import.meta.url), {
    workerData: { title, rows },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const [file] = await once(worker, 'message')
    return Buffer.from(file as Uint8Array)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return refuse('export.too-large')
    throw error
  } finally {
    await worker.terminate()
  }
}
