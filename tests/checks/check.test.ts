import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findingsOfCommand } from '../../tools/commands.ts'

const root = join(import.meta.dirname, '../..')
let copy: string

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'arvand-checks-'))
  for (const file of ['biome.json', '.oxlintrc.json', '.gitignore', 'tsconfig.base.json', 'tsconfig.json'])
    await cp(join(root, file), join(copy, file))
  await write('package.json', '{\n  "type": "module"\n}\n')
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rm(copy, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true })
  await writeFile(join(copy, file), text)
}

async function check(...names: string[]): Promise<{ code: number; output: string }> {
  const run = promisify(execFile)(process.execPath, [join(root, 'tools/check.ts'), ...names], { cwd: copy })
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
}

test('a clean tree ends with 0 and a line for each check', async () => {
  await write('tools/good.ts', 'export const good = 1\n')
  const { code, output } = await check('names', 'cycles', 'types', 'format and lint', 'promises')
  expect(output).toMatch(/^✓ names +\d/m)
  expect(output).toMatch(/^✓ all checks in/m)
  expect(code).toBe(0)
})

test('a finding ends with 1 and says where', async () => {
  await write('tools/utils.ts', 'export const good = 1\n')
  const { code, output } = await check('names', 'cycles')
  expect(output).toMatch(/^✗ names/m)
  expect(output).toContain('    tools/utils.ts:1  utils.ts: say what it is')
  expect(output).toMatch(/^✓ cycles/m)
  expect(output).toMatch(/^✗ 1 findings in/m)
  expect(code).toBe(1)
})

test('types, promises and form are read from the programs that hold them', async () => {
  await write('tools/bad.ts', "export async function work() {}\n\nexport const bad: number = 'a'\nwork()\n")
  await write('tools/form.ts', 'export let  form = "a";\n')
  const { code, output } = await check('types', 'format and lint', 'promises')
  expect(output).toContain("    tools/bad.ts:3  TS2322: Type 'string' is not assignable to type 'number'.")
  expect(output).toContain('    tools/bad.ts:4  Promises must be awaited')
  expect(output).toContain('    tools/form.ts:1  lint/style/useConst')
  expect(output).toContain('    tools/form.ts:1  format:')
  const lines = output.split('\n').filter((line) => line.startsWith('    ')).length
  expect(output).toContain(`✗ ${lines} findings in`)
  expect(code).toBe(1)
})

test('a program that fails without saying where is a finding too', async () => {
  const found = await findingsOfCommand(copy, [{ program: 'tsc', given: ['-p', 'nowhere'] }])
  expect(found).toEqual([{ file: '.', line: 1, sentence: expect.stringContaining('tsc failed') }])
})

test('a name that no check has is told', async () => {
  const { code, output } = await check('nonsense')
  expect(output).toContain('no such check')
  expect(code).toBe(1)
})
