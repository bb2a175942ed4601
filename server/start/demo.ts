import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Module } from '#platform/module'
import type { Opening, OpenPlatform } from './open-platform.ts'

/**
 * Fills in the Persian demo data that is still missing, in a process of its own, so that its memory is free again when
 * that process ends.
 */
export async function fillDemo(
  { database: { pool } }: OpenPlatform,
  modules: readonly Module[],
  { connecting, say, calledOff }: Opening,
): Promise<void> {
  const { rows } = await pool.query<{ module: string }>('select module from platform.demo_fills')
  const filled = rows.map((row) => row.module)
  if (!modules.some((module) => module.fillDemo && !filled.includes(module.name))) return
  say('Filling in demo data…')
  calledOff.throwIfAborted()
  const { url, directUrl } = await connecting
  const child = fork(join(import.meta.dirname, 'demo-process.ts'), { execArgv: [] })
  const callOff = () => void child.kill()
  calledOff.addEventListener('abort', callOff)
  child.send({ connection: { url, directUrl }, filled })
  const [code] = await once(child, 'exit')
  calledOff.removeEventListener('abort', callOff)
  calledOff.throwIfAborted()
  if (code !== 0) throw new Error(`filling in demo data ended with ${code}`)
}
