import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Opening, OpenPlatform } from './open-platform.ts'

/**
 * Fills in the Persian demo data that is still missing, in a process of its own, so that its memory is free again when
 * that process ends. Only demo mode calls it, and no other file of the server imports the workspace `demo`.
 */
export async function fillDemo(
  { database: { pool } }: OpenPlatform,
  { connecting, say, calledOff }: Opening,
): Promise<void> {
  const { filledModules } = await import('../../demo/filled-modules.ts')
  const { rows } = await pool.query<{ module: string }>('select module from platform.demo_fills')
  const modules = filledModules.filter((name) => !rows.some(({ module }) => module === name))
  if (modules.length === 0) return
  say('Filling in demo data…')
  calledOff.throwIfAborted()
  const { url, directUrl } = await connecting
  const child = fork(join(import.meta.dirname, '../../demo/process.ts'), { execArgv: [] })
  const callOff = () => void child.kill()
  calledOff.addEventListener('abort', callOff)
  child.send({ connection: { url, directUrl }, modules })
  const [code] = await once(child, 'exit')
  calledOff.removeEventListener('abort', callOff)
  calledOff.throwIfAborted()
  if (code !== 0) throw new Error(`filling in demo data ended with ${code}`)
}
