import { readdir, readFile } from 'node:fs/promises'

/** Kills the media process of the app at this port, as a crash of its native code would. */
export async function killMediaProcess(port: string): Promise<void> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('media-engine/child-main.ts') && command.includes(`"port":${port}`))
      found.push(Number(name))
  }
  if (found.length !== 1) throw new Error(`expected one media process, found ${found.length}`)
  for (const pid of found) process.kill(pid, 'SIGKILL')
}
