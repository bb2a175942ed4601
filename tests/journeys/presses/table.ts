import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../docs/presses.md')

export interface Count {
  /** Clicks, taps, and keys that type nothing. */
  readonly presses: number
  /** Fields that are typed or chosen in. */
  readonly fields: number
}

const rowOf = (role: string, task: string) =>
  new RegExp(`^\\| ${role} \\| ${task} \\| (\\d*) \\| (\\d*) \\| (\\d+) \\| (\\d+) \\|$`, 'm')

/** The most that a task may take, by its row of docs/presses.md. */
export function mostOf(role: string, task: string): Count {
  const row = rowOf(role, task).exec(readFileSync(file, 'utf8'))
  if (!row) throw new Error(`docs/presses.md has no row «${role} | ${task}»`)
  return { presses: Number(row[3]), fields: Number(row[4]) }
}

/** Writes what a task took into its row. */
export function writeCount(role: string, task: string, { presses, fields }: Count): void {
  const text = readFileSync(file, 'utf8')
  const written = text.replace(rowOf(role, task), `| ${role} | ${task} | ${presses} | ${fields} | $3 | $4 |`)
  writeFileSync(file, written)
}
