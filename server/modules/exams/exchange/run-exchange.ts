import type { Db } from '#platform/database'
import { isOutOfTime } from '#platform/jobs'
import { ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { CalledOff, changeWorking } from './in-progress.ts'
import { NothingCame, readIn } from './read-in.ts'
import type { QuestionRefusal } from './reader.ts'
import type { ExchangeTrouble } from './trouble.ts'
import { writeOut } from './write-out.ts'

/**
 * Runs one import or export. An export whose process died begins anew; an import fails then, because its file may be
 * what killed the process.
 */
export async function runExchange(deps: ExamsDeps, exchangeId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps
  const taken = await takeUp(deps, exchangeId)
  if (!taken) return
  try {
    await (taken.direction === 'export' ? writeOut(deps, taken, signal) : readIn(deps, taken, signal))
  } catch (error) {
    if (error instanceof CalledOff) return
    if (signal.aborted && !isOutOfTime(signal)) {
      // The app is shutting down in order: another worker begins anew.
      await changeWorking(db, deps.clock, exchangeId, { state: 'waiting' })
      throw error
    }
    const trouble = isOutOfTime(signal) ? 'too-heavy' : troubleOf(error)
    const report = error instanceof NothingCame ? { report: JSON.stringify(error.report) } : {}
    await changeWorking(db, deps.clock, exchangeId, { state: 'failed', trouble, ...report })
    if (trouble === 'inner') throw error
  }
}

function troubleOf(error: unknown): ExchangeTrouble {
  if (error instanceof ReaderRefusal) return error.code as QuestionRefusal
  if (error instanceof NothingCame) return 'nothing-in-it'
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return troubleOfReader(error) ?? 'inner'
}

/** Claims what waits, and an export whose worker died; an import whose worker died has failed. */
async function takeUp({ db, clock }: ExamsDeps, id: string) {
  const taken = await exams(db)
    .updateTable('exams.question_exchanges')
    .set({ state: 'working', changed_at: clock.now() })
    .where('id', '=', id)
    .where(({ and, eb, or }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'working'), eb('direction', '=', 'export')])]),
    )
    .returning(['id', 'person_id', 'direction', 'file_id', 'wish'])
    .executeTakeFirst()
  if (!taken) await failDead(db, clock.now(), id)
  return taken
}

const failDead = (db: Db, now: Date, id: string) =>
  exams(db)
    .updateTable('exams.question_exchanges')
    .set({ state: 'failed', trouble: 'died', changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute()
