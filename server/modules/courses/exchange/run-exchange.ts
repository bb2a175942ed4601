import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrokenArchive } from '#platform/archives'
import { disk } from '#platform/files'
import { Refusal } from '#platform/refusal'
import type { CoursesParts } from '../parts.ts'
import { BadFormat } from './bad-format.ts'
import { readIn } from './read-in.ts'
import type { ExchangeTrouble } from './tables.ts'
import { CalledOff, fail, takeUp } from './under-way.ts'
import { writeOut } from './write-out.ts'

/** Does one export or import from its beginning; run again after a process died, it begins anew. */
export async function runExchange(
  parts: CoursesParts,
  exchangeId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = parts
  const taken = await takeUp(db, clock, exchangeId)
  if (!taken) return
  const folder = await mkdtemp(join(tmpdir(), 'arvand-exchange-'))
  try {
    await (taken.direction === 'export'
      ? writeOut(parts, taken, signal)
      : readIn(parts, taken, folder, signal))
  } catch (error) {
    if (error instanceof CalledOff) return
    // The app is going down: another worker takes it up.
    signal.throwIfAborted()
    const trouble = troubleOf(error)
    await fail(db, clock, exchangeId, trouble)
    if (trouble === 'inner') throw error
  } finally {
    await disk.remove(folder)
  }
}

function troubleOf(error: unknown): ExchangeTrouble {
  if (error instanceof BrokenArchive || error instanceof BadFormat) return error.trouble
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return 'inner'
}
