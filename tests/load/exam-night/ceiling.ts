import type pg from 'pg'
import { newId } from '../../../server/platform/ids.ts'
import { inParallel, type Measuring } from '../in-parallel.ts'
import { startLimits } from '../start-limits.ts'
import { poster } from './poster.ts'

/** Raw commits a second: the row of a save, one a commit, by a bare Fastify handler and the same generator. */
export async function rawCommits(databaseUrl: string, pool: pg.Pool, measuring: Measuring): Promise<number> {
  await using opened = new AsyncDisposableStack()
  await pool.query('create table public.raw_saves (like exams.saves including all)')
  opened.defer(async () => void (await pool.query('drop table public.raw_saves')))
  const since = Date.now()
  const { rows } = await pool.query('select * from exams.saves order by at desc limit 1')
  const { sequence, at, answers, fingerprint, receipt } = rows[0]
  const statement = {
    name: 'raw-save',
    text: 'insert into public.raw_saves values ($1, $2, $3, $4, $5, $6, $7)',
    values: [newId(), sequence, newId(), at, JSON.stringify(answers), fingerprint, receipt],
  }
  const save = { kind: 'sql', method: 'POST', statements: [statement], answer: '{}' } as const
  const { url } = await startLimits({ databaseUrl, limits: { save }, since }, opened)
  const post = poster(() => url, measuring.connections)
  // Awaited here, so that the server stands until it is measured.
  return await inParallel(measuring, async () => {
    const { status } = await post('/save', '', {})
    if (status !== 200) throw new Error(`a raw commit was answered ${status}`)
  })
}
