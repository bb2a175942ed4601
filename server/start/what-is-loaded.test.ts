import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const start = JSON.stringify(join(import.meta.dirname, 'start.ts'))

/** The packages that a start loads, found by the addresses of the loaded files. */
async function loadedPackages(): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const files = []
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
    await import(${start})
    process.stdout.write(JSON.stringify(files), () => process.exit(0))`
  const given = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 10_000_000 })
  const names = (JSON.parse(stdout) as string[]).map(
    (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
  )
  return [...new Set(names)].filter((name) => name !== undefined)
}

it('a start loads nothing that most machines never need, nor what reads files of strangers', async () => {
  const loaded = await loadedPackages()
  expect(loaded).toEqual(expect.arrayContaining(['fastify', 'kysely', 'pg-boss']))
  const late = [
    'redis',
    '@redis/client',
    '@socket.io/redis-adapter',
    'nodemailer',
    'write-excel-file',
    'qrcode',
  ]
  const ofReaders = ['sharp', 'file-type', 'music-metadata', 'saxes', 'yauzl']
  expect(loaded.filter((name) => [...late, ...ofReaders].includes(name))).toEqual([])
})
