import { onInterrupt } from '#platform/interrupts'
import { StartupError } from '#platform/startup-error'
import type { Progress } from './progress.ts'

/**
 * Runs a command-line program: Ctrl-C aborts its signal, and a StartupError is printed as its sentence with exit code
 * 1.
 */
export async function runProgram(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const calling = new AbortController()
  const callOff = () => calling.abort()
  const deaf = onInterrupt(callOff, callOff)
  try {
    await work(calling.signal)
  } catch (error) {
    process.exitCode = calling.signal.aborted ? 130 : 1
    if (error instanceof StartupError) process.stderr.write(`\n✗ ${error.message}\n`)
    else if (!calling.signal.aborted) throw error
  } finally {
    deaf()
  }
}

export interface Terminal {
  say(sentence: string): void
  /** On a terminal one line that is rewritten; in a log one line per tenth. */
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
        const line = `${what}: ${megabytes(done)} of ${megabytes(total)} MB`
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
  return megabyte < 10 ? megabyte.toFixed(1) : String(Math.round(megabyte))
}
