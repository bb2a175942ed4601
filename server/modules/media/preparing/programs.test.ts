import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that has called ffmpeg, in whose place a shell script runs. */
async function aCaller(script: string) {
  for (const [name, text] of [
    ['ffprobe', 'exit 0'],
    ['ffmpeg', `[ "$1" = -version ] && exit 0\necho $$ > ${folder}/pid\n${script}`],
  ] as const) {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`)
    await chmod(join(folder, name), 0o755)
  }
  const code = `
    import { ffmpeg } from ${JSON.stringify(new URL('./programs.ts', import.meta.url).href)}
    await ffmpeg([], new AbortController().signal, () => undefined)
    console.log('ended')`
  const caller = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: `${folder}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  caller.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const pid = async () => Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => 0))
  await expect.poll(pid, { timeout: 20_000 }).toBeGreaterThan(0)
  return { caller, pid: await pid(), said: () => said }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('ffmpeg does not outlive a process that was killed without a chance to end it', async () => {
  const { caller, pid } = await aCaller('exec sleep 100')
  expect(isAlive(pid)).toBe(true)
  caller.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
}, 40_000)

test('ffmpeg that ends by itself is waited for, and nothing of it is left', async () => {
  const { caller, said } = await aCaller('exec sleep 0.2')
  await expect.poll(() => caller.exitCode, { timeout: 20_000 }).toBe(0)
  expect(said()).toBe('ended\n')
}, 40_000)
