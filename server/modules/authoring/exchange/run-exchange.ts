import { isOutOfTime } from '#platform/jobs'
import { ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { CalledOff, fail, putBack, takeUp } from './in-progress.ts'
import { NothingCame, readIn } from './read-in.ts'
import type { ExchangeTrouble, ReadTrouble } from './tables.ts'
import { writeOut } from './write-out.ts'

/**
 * Runs one export or import. An export whose process died begins anew; an import fails then, because its file may be
 * what killed the process.
 */
export async function runExchange(
  deps: AuthoringDeps,
  exchangeId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps
  const taken = await takeUp(db, clock, exchangeId)
  if (!taken) return
  try {
    await (taken.direction === 'export' ? writeOut(deps, taken, signal) : readIn(deps, taken, signal))
  } catch (error) {
    if (error instanceof CalledOff) return
    if (signal.aborted && !isOutOfTime(signal)) {
      // The app is shutting down in order: another worker begins anew.
      await putBack(db, clock, exchangeId)
      throw error
    }
    const trouble = isOutOfTime(signal) && taken.direction === 'import' ? 'too-heavy' : troubleOf(error)
    await fail(db, clock, exchangeId, trouble, error instanceof NothingCame ? error.report : undefined)
    if (trouble === 'inner') throw error
  }
}

function troubleOf(error: unknown): ExchangeTrouble {
  if (error instanceof ReaderRefusal) return error.code as ReadTrouble
  if (error instanceof NothingCame) return 'nothing-in-it'
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return troubleOfReader(error) ?? 'inner'
}
