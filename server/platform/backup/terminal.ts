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

export interface Terminal {
  say(sentence: string): void
  /** One line that grows on a terminal; a line per tenth in a log. */
  progress(what: string): (progress: Progress) => void
}

export function openTerminal(out: NodeJS.WriteStream = process.stdout): Terminal {
  let growing = false
  return {
    say(sentence) {
      out.write(`${growing ? '\n' : ''}${sentence}\n`)
      growing = false
    },
    progress(what) {
      let tenth = -1
      return ({ done, total }) => {
        const line = `${what}: ${megabytes(done)} از ${megabytes(total)} مگابایت`
        const now = Math.floor((done / total) * 10)
        if (out.isTTY) out.write(`\r${line}\u001b[K`)
        else if (now > tenth) out.write(`${line}\n`)
        growing = out.isTTY
        tenth = Math.max(now, tenth)
      }
    },
  }
}

export function megabytes(bytes: number): string {
  const megabyte = bytes / (1024 * 1024)
  return megabyte < 10
    ? toPersianDigits(megabyte.toFixed(1)).replace('.', '٫')
    : formatNumber(Math.round(megabyte))
}
