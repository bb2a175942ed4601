import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildFolder, isFresh, stampFile } from '@arvand/web/build-stamp'
import { StartupError } from '../startup-error.ts'
import type { Pages, WebBuild } from './web-build.ts'

const webFolder = dirname(buildFolder)
const lockFile = join(buildFolder, 'lock')

/** Builds the web when there is no build, or when its sources have changed since. */
export async function ensureWebBuilt(
  say: (line: string) => void,
  calledOff = new AbortController().signal,
): Promise<void> {
  if (await isBuilt()) return
  await alone(calledOff, async () => {
    if (await isBuilt()) return
    say('Building the pages…')
    await build(say, calledOff)
  })
}

export async function openWebBuild(): Promise<{ pages: Pages; assets: string }> {
  const address = pathToFileURL(join(buildFolder, 'server', 'index.js')).href
  const built = (await import(address)) as WebBuild
  return { pages: built.entry.module.openPages(built, 'production'), assets: join(buildFolder, 'client') }
}

const isBuilt = async () => isFresh(await readFile(stampFile, 'utf8').catch(() => ''))

async function build(say: (line: string) => void, calledOff: AbortSignal): Promise<void> {
  const tool = createRequire(join(webFolder, 'package.json')).resolve('@react-router/dev/package.json')
  const { bin } = JSON.parse(await readFile(tool, 'utf8')) as { bin: Record<string, string> }
  const child = spawn(process.execPath, [join(dirname(tool), bin['react-router'] ?? ''), 'build'], {
    cwd: webFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: calledOff,
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => (told = (told + piece).slice(-4_000)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  calledOff.throwIfAborted()
  say(told)
  throw new StartupError('web-build', 'The pages could not be built; the lines above say why.')
}

/** Allows one build at a time in one folder; the lock of a process that is gone is removed. */
async function alone(calledOff: AbortSignal, work: () => Promise<void>): Promise<void> {
  await mkdir(buildFolder, { recursive: true })
  while (!(await lock())) {
    const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''))
    if (owner && !isAlive(owner)) await rm(lockFile, { force: true })
    else await pause(200, undefined, { signal: calledOff })
  }
  try {
    await work()
  } finally {
    await rm(lockFile, { force: true })
  }
}

async function lock(): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
