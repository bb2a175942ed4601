import { toPersianDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { StartupError } from '#platform/startup-error'
import type { Progress } from './progress.ts'

/** Runs a program of the terminal: Ctrl-C calls it off in order, a refusal is its sentence and exit code 1. */
export async function runProgram(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const calling = new AbortController()
  const callOff = () => calling.abort()
  process.once('SIGINT', callOff).once('SIGTERM', callOff)
  try {
    await work(calling.signal)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = calling.signal.aborted ? 130 : 1
  } finally {
    process.off('SIGINT', callOff).off('SIGTERM', callOff)
  }
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** One line that grows on a terminal; a line per tenth in a log. */
export function progressLine(what: string): (progress: Progress) => void {
  let tenth = -1
  return ({ done, total }) => {
    const line = `${what}: ${megabytes(done)} از ${megabytes(total)} مگابایت`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001b[K${done >= total ? '\n' : ''}`)
    else if (Math.floor((done / total) * 10) > tenth) {
      tenth = Math.floor((done / total) * 10)
      say(line)
    }
  }
}

export function megabytes(bytes: number): string {
  const megabyte = bytes / (1024 * 1024)
  return megabyte < 10
    ? toPersianDigits(megabyte.toFixed(1)).replace('.', '٫')
    : formatNumber(Math.round(megabyte))
}
