import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const start = JSON.stringify(join(import.meta.dirname, 'start.ts'))

/** The addresses of files that a start loads. */
async function loadedFiles(): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const files = []
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
    await import(${start})
    process.stdout.write(JSON.stringify(files), () => process.exit(0))`
  const given = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, given, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout)
}

/** Packages that they belong to. */
const packagesOf = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])),
]

const root = pathToFileURL(join(import.meta.dirname, '../..')).href

it('a start loads nothing that most machines never need, nor what reads files of strangers', async () => {
  const loaded = packagesOf(await loadedFiles())
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

it('nothing of the demo, no builder, no test: demo mode asks for them later', async () => {
  const ours = (await loadedFiles()).filter(
    (file) => file.startsWith(root) && !file.includes('/node_modules/'),
  )
  expect(ours.length).toBeGreaterThan(500)
  const notOfProduction = /^\/demo\/|\/testing(\/|\.ts$)|\.test\.ts$/
  expect(ours.filter((file) => notOfProduction.test(file.slice(root.length)))).toEqual([])
})
