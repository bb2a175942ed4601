import { readFileSync } from 'node:fs'

export interface WatchLimits {
  /** Resident memory, in bytes. */
  readonly memory: number
  /**
   * Resident memory of all watched processes together, in bytes; beyond it this process is stopped. Left out: no such
   * limit.
   */
  readonly memoryOfAll?: number
  /** Seconds of its own work. */
  readonly seconds: number
  /** Seconds without a message; left out: no limit. */
  readonly silence?: number
}

export interface Watch {
  /** Call it when the process has sent a message. */
  sign(): void
  /** Call it while the process waits for us: its time stands still until `resume`. */
  pause(): void
  resume(): void
  stop(): void
}

/** Why a process was stopped; with `busy` other processes used the memory. */
export type Over = 'memory' | 'busy' | 'time' | 'silence'

const everyMs = 50
const pageBytes = 4096
const watched = new Set<number>()

/**
 * Checks one of our processes twenty times a second and calls `onOver` once when it passes a limit; the caller ends it.
 * Memory is measured on Linux only.
 */
export function watchProcess(
  pid: number,
  { memory, memoryOfAll, seconds, silence = Number.POSITIVE_INFINITY }: WatchLimits,
  onOver: (reason: Over) => void,
): Watch {
  let [worked, silent, isPaused, last] = [0, 0, false, performance.now()]
  const look = () => {
    const now = performance.now()
    // When our own event loop was late, that time is not the process's work.
    const passed = Math.min(now - last, 5 * everyMs)
    last = now
    const own = residentBytes(pid)
    if (own > memory) return over('memory')
    if (memoryOfAll !== undefined && own + residentBeside(pid) > memoryOfAll) return over('busy')
    if (isPaused) return
    worked += passed
    silent += passed
    if (worked > seconds * 1000) over('time')
    else if (silent > silence * 1000) over('silence')
  }
  watched.add(pid)
  const timer = setInterval(look, everyMs)
  const stop = () => {
    watched.delete(pid)
    clearInterval(timer)
  }
  const over = (reason: Over) => {
    stop()
    onOver(reason)
  }
  return {
    sign() {
      silent = 0
    },
    pause() {
      isPaused = true
    },
    resume() {
      isPaused = false
      silent = 0
    },
    stop,
  }
}

const residentBeside = (pid: number): number =>
  [...watched].reduce((sum, other) => (other === pid ? sum : sum + residentBytes(other)), 0)

/** 0 for a process that is gone, and on systems without `/proc`. */
export function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes
  } catch {
    return 0
  }
}
