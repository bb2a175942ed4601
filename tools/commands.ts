import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Finding } from './tree.ts'

/** A program from `node_modules/.bin`, its arguments, and the folder in which it runs. */
export interface Step {
  readonly program: string
  readonly given: readonly string[]
  readonly folder?: string
}

/** Runs steps one after another until one fails, and reads findings from the output of that step. */
export async function findingsOfCommand(root: string, steps: readonly Step[]): Promise<Finding[]> {
  for (const { program, given, folder = '.' } of steps) {
    const { code, output } = await run(root, join(root, folder), program, given)
    if (code === 0) continue
    const found = output.split('\n').flatMap((line) => findingIn(line.replaceAll(`${root}/`, ''), folder))
    return found.length > 0
      ? found
      : [{ file: folder, line: 1, sentence: `${program} failed: ${output.trim()}` }]
  }
  return []
}

function run(root: string, folder: string, program: string, given: readonly string[]) {
  return new Promise<{ code: number | null; output: string }>((done, fail) => {
    // Checks run side by side, so each program gets one core; those in Go would work for all cores and wait for them.
    const child = spawn('env', ['GOMAXPROCS=1', join(root, 'node_modules/.bin', program), ...given], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const gather = (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString())
    }
    child.stdout.on('data', gather)
    child.stderr.on('data', gather)
    child.on('error', fail)
    child.on('close', (code) => done({ code, output }))
  })
}

/**
 * Three formats of findings: `file(line,column): error TS1: sentence`, `file:line:column: sentence`, and Biome's for
 * GitHub.
 */
const forms = [
  /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): (?:error )?(?<sentence>.*)$/,
  /^(?<file>[^\s:]+):(?<line>\d+):\d+: (?<sentence>.*)$/,
  /^::\w+ title=(?<rule>[^,]*),file=(?<file>[^,]+),line=(?<line>\d+),.*?::(?<sentence>.*)$/,
]

function findingIn(line: string, folder: string): Finding[] {
  const groups = forms.map((form) => form.exec(line)?.groups).find((found) => found !== undefined)
  if (!groups?.file) return []
  const file = folder === '.' ? groups.file : join(folder, groups.file)
  const sentence = [groups.rule, groups.sentence].filter(Boolean).join(': ')
  return [{ file, line: Number(groups.line), sentence }]
}
