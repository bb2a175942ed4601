import { readFileSync } from 'node:fs'

// Linux reports processor time in ticks of a hundredth of a second, whatever the kernel's own timer frequency is.
const tickMs = 10

/** Milliseconds of processor time that a process has used so far, all its threads together; Linux only. */
export function processorTime(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces; state is the first field after it, utime the 12th, stime the 13th.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Resident memory of a process in megabytes; Linux only. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
