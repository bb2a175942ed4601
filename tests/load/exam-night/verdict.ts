import pg from 'pg'
import { checkReceipts, type ReceiptKeySet } from '../../../contracts/receipts.ts'
import type { Candidate } from './candidate.ts'

interface StoredSave {
  readonly attempt_id: string
  readonly sequence: number
  readonly answers: readonly {
    readonly questionId: string
    readonly value: unknown
    readonly flagged: boolean
  }[]
  readonly receipt: string
}

/** What is wrong after the night; empty: nothing that was acknowledged is lost and no attempt stands open. */
export async function faultsAfter(
  databaseUrl: string,
  address: string,
  candidates: readonly Candidate[],
): Promise<string[]> {
  const keys = (await (await fetch(`${address}/.well-known/arvand-receipts.json`)).json()) as ReceiptKeySet
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const faults = await faultsIn(pool, candidates, keys)
  await pool.end()
  return faults
}

async function faultsIn(
  pool: pg.Pool,
  candidates: readonly Candidate[],
  keys: ReceiptKeySet,
): Promise<string[]> {
  const faults: string[] = []
  const { rows } = await pool.query<StoredSave>(
    'select attempt_id, sequence, answers, receipt from exams.saves order by attempt_id, sequence',
  )
  const stored = Map.groupBy(rows, ({ attempt_id }) => attempt_id)
  for (const candidate of candidates) {
    const { acknowledged } = candidate
    const attemptId = candidate.attemptId()
    const saves = stored.get(attemptId) ?? []
    const receipts = new Set(saves.map(({ receipt }) => receipt))
    const lost = acknowledged.filter(({ receipt }) => !receipts.has(receipt))
    if (lost.length > 0) faults.push(`${attemptId} lost ${lost.length} acknowledged saves`)
    for (const chain of [
      { attemptId, saves: acknowledged },
      { attemptId, saves },
    ]) {
      const checked = await checkReceipts(chain, keys)
      const broken = checked.find(({ fault, isAfterGap }) => fault !== null || isAfterGap)
      if (broken) faults.push(`${attemptId}, save ${broken.sequence}: ${broken.fault ?? 'a gap before it'}`)
    }
  }
  const open = await pool.query(
    'select attempt_id from exams.attempt_heads where submitted_at is null and ends_at < now()',
  )
  if (open.rows.length > 0) faults.push(`${open.rows.length} attempts are open past their deadline`)
  return faults
}

/** Throws when anything is wrong. */
export function judge(faults: readonly string[]): void {
  if (faults.length > 0)
    throw new Error(`exam night: ${faults.length} faults\n${faults.slice(0, 20).join('\n')}`)
  console.log('every acknowledged save is there, all chains are whole, no attempt is open past its deadline')
}
