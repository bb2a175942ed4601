import { csvOf, type Spreadsheet, xlsxOf } from '#platform/exports'
import { isOutOfTime } from '#platform/jobs'
import type { TableDeps } from '../deps.ts'
import { exported } from '../tables.ts'
import { changeWorking } from './run-queries.ts'

type Deps = Pick<TableDeps, 'db' | 'clock' | 'files' | 'tables'>

/** Where the file of a run is in the store. */
export const keyOfRun = (runId: string): string => `${runId}/table`

/**
 * Writes a table into the store, row after row. It stops when its person cancels it; when the app is shut down, another
 * process begins anew.
 */
export async function writeTable(
  { db, clock, files, tables }: Deps,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const taken = await exported(db)
    .updateTable('export.runs')
    .set({ state: 'working', written_rows: 0, changed_at: clock.now() })
    .where('id', '=', runId)
    // One that works here again has lost its process.
    .where('state', 'in', ['waiting', 'working'])
    .returning(['person_id', 'table_name', 'format', 'total_rows'])
    .executeTakeFirst()
  if (!taken) return
  const change = (to: Parameters<typeof changeWorking>[3]) => changeWorking(db, clock.now(), runId, to)
  try {
    const table = tables.find(({ name }) => name === taken.table_name)
    if (!table) throw new Error(`no module offers the table ${taken.table_name} any more`)
    const sheet = counted(table.sheet(db, taken.person_id), taken.total_rows, async (written_rows) => {
      signal.throwIfAborted()
      if (!(await change({ written_rows }))) throw new Error('the run was cancelled')
    })
    const content = taken.format === 'csv' ? csvOf(sheet) : xlsxOf(sheet)
    await files.put(keyOfRun(runId), content, 'application/octet-stream')
    if (!(await change({ state: 'done', written_rows: sheet.written() }))) await files.removeAll(runId)
  } catch (error) {
    await files.removeAll(runId)
    const isShutDown = signal.aborted && !isOutOfTime(signal)
    const wasThere = await change(isShutDown ? { state: 'waiting', written_rows: 0 } : { state: 'failed' })
    // A cancelled one has ended in order.
    if (wasThere) throw error
  }
}

/** The sheet, telling how many rows were read at each percent of them. */
function counted(sheet: Spreadsheet, all: number, tell: (rows: number) => Promise<void>) {
  const step = Math.max(1, Math.floor(all / 100))
  let rows = 0
  return {
    ...sheet,
    written: () => rows,
    async *lines() {
      for await (const line of sheet.lines()) {
        yield line
        rows += 1
        if (rows % step === 0) await tell(rows)
      }
    },
  }
}
